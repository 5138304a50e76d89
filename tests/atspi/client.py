"""A screen reader in small: finds things by role and name, presses them, and hears what is announced."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from jeepney import DBusAddress, DBusErrorResponse, MatchRule, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection

REGISTRY = "org.a11y.atspi.Registry"
ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
PROPERTIES, EVENTS = "org.freedesktop.DBus.Properties", "org.a11y.atspi.Event.Object"
PATIENCE = 60
"""Seconds after which something that should come is missed."""


class Thing(NamedTuple):
    """Something that a screen reader can name: where it lives on the bus."""

    bus: str
    path: str


class Reader:
    """A client of the bus of the screen readers."""

    def __init__(self, session_bus: str) -> None:
        session = open_dbus_connection(session_bus)
        self._bus: DBusConnection = session
        where = Thing("org.a11y.Bus", "/org/a11y/bus")
        address = self._call(where, "org.a11y.Bus", "GetAddress")
        session.close()
        self._bus = open_dbus_connection(address)
        rule = MatchRule(type="signal", interface=EVENTS, member="Announcement")
        Proxy(message_bus, self._bus).AddMatch(rule)
        registry = Thing(REGISTRY, "/org/a11y/atspi/registry")
        self._call(registry, REGISTRY, "RegisterEvent", "sass", "object:announcement", [], "")
        self._filter = self._bus.filter(rule, queue=deque())
        self._heard = self._filter.queue

    def close(self) -> None:
        """Leave the bus."""
        self._filter.close()
        self._bus.close()

    def _call(self, thing: Thing, interface: str, method: str, kinds: str | None = None, *body: Any) -> Any:
        address = DBusAddress(thing.path, thing.bus, interface)
        message = new_method_call(address, method, kinds, body)
        reply = self._bus.send_and_get_reply(message, timeout=PATIENCE)
        if reply.header.message_type.name == "error":
            raise DBusErrorResponse(reply)
        return reply.body[0] if reply.body else None

    # What is there

    def programs(self) -> list[Thing]:
        """Return the programs that speak to screen readers."""
        return self.parts(Thing(REGISTRY, "/org/a11y/atspi/accessible/root"))

    def parts(self, thing: Thing) -> list[Thing]:
        """Return what is inside a thing."""
        return [Thing(*part) for part in self._call(thing, ACCESSIBLE, "GetChildren")]

    def role(self, thing: Thing) -> str:
        """Return what a thing is: "push button", "label" …"""
        return str(self._call(thing, ACCESSIBLE, "GetRoleName"))

    def name(self, thing: Thing) -> str:
        """Return what a thing is called."""
        return str(self._call(thing, PROPERTIES, "Get", "ss", ACCESSIBLE, "Name")[1])

    def below(self, thing: Thing) -> Iterator[Thing]:
        """Yield a thing and all inside it; what vanishes meanwhile is left out."""
        yield thing
        try:
            parts = self.parts(thing)
        except DBusErrorResponse:
            return
        for part in parts:
            yield from self.below(part)

    def all_of(self, role: str, within: Thing) -> dict[str, Thing]:
        """Return the things of a role by their names."""
        found = {}
        for thing in self.below(within):
            try:
                if self.role(thing) == role:
                    found[self.name(thing)] = thing
            except DBusErrorResponse:
                continue
        return found

    def find(self, role: str, wanted: Callable[[str], bool], within: Thing) -> Thing:
        """Wait for a thing of a role and a name, and return it."""
        until = time.monotonic() + PATIENCE
        there: dict[str, Thing] = {}
        while time.monotonic() < until:
            there = self.all_of(role, within)
            for name, thing in there.items():
                if wanted(name):
                    return thing
            time.sleep(0.2)
        raise AssertionError(f"no {role} of that name among {sorted(there)}")

    # What is done and heard

    def actions(self, thing: Thing) -> list[str]:
        """Return what can be done with a thing."""
        count = self._call(thing, PROPERTIES, "Get", "ss", ACTION, "NActions")[1]
        return [str(self._call(thing, ACTION, "GetName", "i", n)) for n in range(count)]

    def press(self, thing: Thing) -> None:
        """Do the action "Press" of a thing."""
        names = self.actions(thing)
        self._call(thing, ACTION, "DoAction", "i", names.index("Press"))

    def hear(self, wanted: Callable[[str], bool]) -> str:
        """Wait until something is announced, and return it."""
        until, said = time.monotonic() + PATIENCE, list[str]()
        while time.monotonic() < until:
            try:
                message = self._bus.recv_until_filtered(self._heard, timeout=1.0)
            except TimeoutError:
                continue
            said.append(str(message.body[3][1]))
            if wanted(said[-1]):
                return said[-1]
        raise AssertionError(f"not announced; heard were {said}")
