import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Matches } from '../matches/matches.ts';
import type { Hub } from '../sockets/hub.ts';
import type { Store } from '../storage/store.ts';

/** What a host can watch. Names and numbers only: no names of people or tables. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'method' | 'route' | 'status'>;
  readonly moves: Histogram;
  readonly jobs: Counter<'kind' | 'result'>;
  readonly deliveries: Counter<'kind' | 'result'>;
  /** What bots have thought, in seconds. */
  readonly thinking: Counter<'level'>;
  sockets: number;
}

export function makeMetrics(matches: Matches, hub: Hub, store: Store): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'polemos_' });
  const registers = [registry];
  const metrics: Metrics = {
    registry,
    requests: new Counter({
      name: 'polemos_requests_total',
      help: 'HTTP requests',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    moves: new Histogram({
      name: 'polemos_move_seconds',
      help: 'From a move that arrived to its answer, durably written',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    jobs: new Counter({ name: 'polemos_jobs_total', help: 'Jobs done', labelNames: ['kind', 'result'], registers }),
    deliveries: new Counter({
      name: 'polemos_deliveries_total',
      help: 'Notices sent',
      labelNames: ['kind', 'result'],
      registers,
    }),
    thinking: new Counter({
      name: 'polemos_bot_seconds_total',
      help: 'Seconds that bots have thought',
      labelNames: ['level'],
      registers,
    }),
    sockets: 0,
  };
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge('polemos_sockets', 'Open sockets', () => metrics.sockets);
  gauge('polemos_watchers', 'Tables watched through sockets', () => hub.sockets);
  gauge('polemos_matches_at_hand', 'Matches in memory', () => matches.size);
  gauge('polemos_matches_bytes', 'What they weigh, about', () => matches.weight);
  gauge('polemos_moves_taken', 'Moves written by this process', () => matches.counts.taken);
  gauge('polemos_moves_lost', 'Moves that another process was ahead of', () => matches.counts.lost);
  gauge('polemos_moves_refused', 'Moves refused', () => matches.counts.refused);
  gauge('polemos_commits', 'Transactions that the moves shared', () => store.appender.commits);
  return metrics;
}
