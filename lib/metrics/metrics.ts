import 'server-only'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { singleton } from '../runtime/singleton'

const registry = () => singleton('metrics-registry', () => new Registry())
const ofStore = 'Read from the store: the same on every server, so take max, not sum.'

/**
 * What this process counts, and what it reads from the store when it is scraped. Labels contain only constants of the
 * code: never an id, a name, an address or a text from the partner.
 */
export function metrics() {
  return singleton('metrics', () => ({ ...makeHttp(), ...makePartner(), ...makeDispatch(), ...makeProcess() }))
}

/** The registry that holds the metrics, for exporting them. */
export function metricsRegistry(): Registry {
  metrics()
  return registry()
}

function counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
  return new Counter({ name: `desk_${name}_total`, help, labelNames, registers: [registry()] })
}

function gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []) {
  return new Gauge({ name: `desk_${name}`, help, labelNames, registers: [registry()] })
}

function histogram<Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) {
  return new Histogram({ name: `desk_${name}_seconds`, help, labelNames, buckets, registers: [registry()] })
}

function makeHttp() {
  const route = 'by route pattern; "other" for addresses that the desk does not have'
  return {
    requests: counter('http_requests', `Requests answered, ${route}.`, ['method', 'route', 'status']),
    requestSeconds: histogram(
      'http_request_duration',
      `Time to the end of the answer, ${route}. /api/dispatches waits up to 20 s for news by design.`,
      ['method', 'route'],
      [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    ),
    signIns: counter(
      'sign_ins',
      'Sign-ins: ok, wrong, throttled after too many wrong ones, or refused at single sign-on.',
      ['outcome'],
    ),
    sessions: gauge('sessions', `Sessions that have not expired. ${ofStore}`),
  }
}

function makePartner() {
  return {
    partnerRequests: counter('partner_requests', 'Requests to the partner; outcome is "ok" or the kind of failure.', [
      'endpoint',
      'status',
      'outcome',
    ]),
    partnerSeconds: histogram(
      'partner_request_duration',
      'Time of a request to the partner, without its wait for the rate limit.',
      ['endpoint'],
      [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 35],
    ),
    partnerRate: gauge('partner_rate', 'Requests a second that this server allows itself: the learned rate limit.'),
    partnerConcurrency: gauge('partner_concurrency', 'Requests that this server allows itself at once.'),
    partnerInFlight: gauge('partner_in_flight', 'Requests to the partner under way.'),
    partnerWaiting: gauge('partner_waiting', 'Requests that wait for the rate limit.', ['lane']),
  }
}

function makeDispatch() {
  return {
    dispatchSteps: counter(
      'dispatch_steps',
      'Outcomes of attempts and of reconciling; outcome is "succeeded", the kind of failure, or what reconciling found.',
      ['kind', 'step', 'state', 'outcome'],
    ),
    queue: gauge('queue_dispatches', `Writes that have not ended. ${ofStore}`, ['state', 'lane']),
    queueAge: gauge('queue_oldest_due_seconds', `How long the oldest due write has been due; 0 for none. ${ofStore}`, [
      'lane',
    ]),
    undecided: gauge('dispatches_awaiting_decision', `Uncertain writes that wait for a person. ${ofStore}`),
    undecidedAge: gauge(
      'dispatches_awaiting_decision_oldest_seconds',
      `How long the oldest of them has waited. ${ofStore}`,
    ),
    held: gauge('dispatches_held_after_restore', `Writes held back because the store was restored. ${ofStore}`),
    runs: gauge('runs', `Bulk runs that have not ended. ${ofStore}`, ['state']),
    runRows: gauge('run_rows', `Rows of bulk runs that have not ended. ${ofStore}`, ['outcome']),
  }
}

function makeProcess() {
  return {
    build: gauge('build_info', 'Always 1; its labels say what runs.', ['version', 'node', 'store']),
    ready: gauge('ready', '1 when this server takes requests and its store answers.'),
    storePing: gauge('store_ping_seconds', 'Time of the latest query that asks the store for nothing.'),
    storeReadFailures: counter(
      'store_read_failures',
      'Scrapes whose values from the store came too late or failed.',
      [],
    ),
    lastBackup: gauge(
      'last_backup_timestamp_seconds',
      'When the latest backup of the embedded store was made; absent while none is known.',
    ),
    lastBackupFailure: gauge(
      'last_backup_failure_timestamp_seconds',
      'When a backup last failed since the start of this process; absent where none has.',
    ),
    unexpectedErrors: counter(
      'unexpected_errors',
      'Errors that are bugs or a broken store, by where they were caught.',
      ['where'],
    ),
    logLines: counter('log_lines', 'Lines of the log at these levels.', ['level']),
  }
}
