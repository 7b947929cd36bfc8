import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

const registry = new Registry()
const registers = [registry]

/** Histogram buckets in seconds, from memory speed to what players notice. */
const durations = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

/** Prometheus metrics, served at /metrics. */
export const metrics = {
  tables: new Gauge({ name: 'miskatonic_tables_live', help: 'Tables in memory', registers }),
  sockets: new Gauge({ name: 'miskatonic_sockets', help: 'Open connections', registers }),
  choices: new Counter({ name: 'miskatonic_choices_total', help: 'Choices made', registers }),
  refused: new Counter({
    name: 'miskatonic_refused_total',
    help: 'Refused requests by refusal code',
    labelNames: ['code'],
    registers,
  }),
  choiceSeconds: new Histogram({
    name: 'miskatonic_choice_seconds',
    help: 'Time from the arrival of a choice to its durable answer',
    buckets: durations,
    registers,
  }),
  commitRows: new Histogram({
    name: 'miskatonic_commit_rows',
    help: 'Log rows per transaction',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000],
    registers,
  }),
  commitSeconds: new Histogram({
    name: 'miskatonic_commit_seconds',
    help: 'Duration of transactions',
    buckets: durations,
    registers,
  }),
  writeFailures: new Counter({
    name: 'miskatonic_write_failures_total',
    help: 'Writes that failed, and losses of files or lock',
    registers,
  }),
  storeHealthy: new Gauge({ name: 'miskatonic_store_healthy', help: '1 if /health is', registers }),
  damage: new Counter({
    name: 'miskatonic_damage_total',
    help: 'Damage found in the stored data',
    registers,
  }),
  tablesRemoved: new Counter({
    name: 'miskatonic_tables_removed_total',
    help: 'Abandoned tables removed',
    registers,
  }),
  backups: new Counter({ name: 'miskatonic_backups_total', help: 'Scheduled backups made', registers }),
  backupFailures: new Counter({
    name: 'miskatonic_backup_failures_total',
    help: 'Scheduled backups that failed',
    registers,
  }),
  workSeconds: new Histogram({
    name: 'miskatonic_work_seconds',
    help: 'Time of work in other processes: files, undo, looking back, the log for those who join',
    labelNames: ['work'],
    buckets: durations,
    registers,
  }),
  tablesOwned: new Gauge({
    name: 'miskatonic_tables_owned',
    help: 'Tables in the hands of this node',
    registers,
  }),
  claims: new Counter({ name: 'miskatonic_claims_total', help: 'Tables taken by this node', registers }),
  fenced: new Counter({
    name: 'miskatonic_fenced_total',
    help: 'Times this node was taken for dead',
    registers,
  }),
  fences: new Counter({ name: 'miskatonic_fences_total', help: 'Nodes that this one has fenced', registers }),
  beatAge: new Gauge({
    name: 'miskatonic_beat_age_seconds',
    help: 'Time since the last beat of this node',
    registers,
  }),
  forwarded: new Gauge({
    name: 'miskatonic_sockets_forwarded',
    help: 'Connections of this node whose table is at another one',
    registers,
  }),
  guests: new Gauge({
    name: 'miskatonic_guests',
    help: 'Connections of other nodes whose table is at this one',
    registers,
  }),
  linkGaps: new Counter({
    name: 'miskatonic_link_gaps_total',
    help: 'Messages of other nodes that the bus has lost',
    registers,
  }),
  nodes: new Gauge({ name: 'miskatonic_nodes', help: 'Nodes that this one sees, with itself', registers }),
  loads: new Histogram({
    name: 'miskatonic_load_seconds',
    help: 'Time to load a table from the store',
    buckets: durations,
    registers,
  }),
}

let isWatchingProcess = false

/** Collects process metrics (memory, CPU, event loop) from the first call on. */
export function watchProcess(): void {
  if (!isWatchingProcess) collectDefaultMetrics({ register: registry })
  isWatchingProcess = true
}

export function exposition(): Promise<string> {
  return registry.metrics()
}

export const expositionType = registry.contentType
