"""Rate limits."""

from __future__ import annotations

from roundhouse.server.safety.buckets import Bucket, Buckets, neighbourhood


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.give_back()
    assert bucket.take()


def test_each_key_has_a_bucket_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(rate=0, burst=1, size=2, clock=Clock())
    assert buckets["a"].take()
    assert not buckets["a"].take()
    assert buckets["b"].take()
    assert not buckets["a"].take()
    assert buckets["c"].take()
    assert not buckets["a"].take()
    assert buckets["b"].take()


def test_a_household_shares_a_limit() -> None:
    assert neighbourhood("1.2.3.4") == neighbourhood("::ffff:1.2.3.4") == "1.2.3.4"
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("2001:db8:1:2::9") != neighbourhood("2001:db8:1:3::9")
    assert neighbourhood("testclient") == "testclient"
