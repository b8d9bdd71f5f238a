"""Rate limits: token buckets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """Allows `burst` tries at once and `rate` a second in the long run."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_seen")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._seen = clock()

    def take(self) -> bool:
        """One try; False when there were too many."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Seconds until the next try is allowed, as of the last one."""
        return max(0.0, (1 - self._left) / self._rate)

    def give_back(self) -> None:
        """The last try shall not count after all."""
        self._left = min(self._burst, self._left + 1)


class Buckets:
    """A bucket for each key; the longest unused are forgotten when there are too many."""

    def __init__(
        self,
        rate: float,
        burst: float,
        size: int = 10_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._size = size
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __getitem__(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[key] = bucket
        while len(self._buckets) > self._size:
            self._buckets.popitem(last=False)
        return bucket


def neighbourhood(address: str) -> str:
    """Who shares a limit: one IPv4 address, or one IPv6 network of the kind a household gets."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4 or parsed.ipv4_mapped is not None:
        return str(getattr(parsed, "ipv4_mapped", None) or parsed)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
