"""Mirror of Truth: guests who cannot speak show by objects who they are; whoever is nobody is a murderer."""
