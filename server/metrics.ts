import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

const registry = new Registry()
const registers = [registry]

/** Seconds, from what memory can do to what people notice. */
const moments = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

/** What can be measured from outside, in the format of Prometheus. */
export const metrics = {
  tables: new Gauge({ name: 'miskatonic_tables_live', help: 'Tables in memory', registers }),
  sockets: new Gauge({ name: 'miskatonic_sockets', help: 'Open connections', registers }),
  choices: new Counter({ name: 'miskatonic_choices_total', help: 'Choices made', registers }),
  refused: new Counter({
    name: 'miskatonic_refused_total',
    help: 'What was asked for and refused, by the code of the refusal',
    labelNames: ['code'],
    registers,
  }),
  choiceSeconds: new Histogram({
    name: 'miskatonic_choice_seconds',
    help: 'From the arrival of a choice to its durable answer',
    buckets: moments,
    registers,
  }),
  commitRows: new Histogram({
    name: 'miskatonic_commit_rows',
    help: 'Rows that went to the disk in one transaction',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000],
    registers,
  }),
  commitSeconds: new Histogram({
    name: 'miskatonic_commit_seconds',
    help: 'How long a transaction took',
    buckets: moments,
    registers,
  }),
  loads: new Histogram({
    name: 'miskatonic_load_seconds',
    help: 'How long it took to load a table from the disk',
    buckets: moments,
    registers,
  }),
}

let isWatchingProcess = false

/** Memory, processor, event loop and the like, from the first call on. */
export function watchProcess(): void {
  if (!isWatchingProcess) collectDefaultMetrics({ register: registry })
  isWatchingProcess = true
}

export function exposition(): Promise<string> {
  return registry.metrics()
}

export const expositionType = registry.contentType
