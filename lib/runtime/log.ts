import 'server-only'
import { type Logger, type LoggerOptions, pino } from 'pino'
import { config } from '@/lib/runtime/config'
import { boundFields, escapeUnseen } from './log-text'
import { requestId, traceId } from './request-context'
import { scrub } from './scrub'
import { singleton } from './singleton'

const hidden = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'key',
  'apiKey',
  'secret',
  'cookie',
  'cookies',
  'authorization',
  'email',
  'headers',
  'params',
  'detail',
]

function makeLogger(): Logger {
  const options: LoggerOptions = {
    level: config().logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }), log: boundFields },
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    mixin: () => ({ requestId: requestId(), traceId: traceId() }),
    // The last safeguard: scrubs whatever got into a message, an error or a stack.
    hooks: { streamWrite: (line) => escapeUnseen(scrub(line)) },
  }
  // Not process.stdout, which carries what other code prints (log-output.ts).
  return pino(options, pino.destination({ fd: 1, sync: true }))
}

/** This process's log: one JSON object per line on standard output, without secrets and email addresses. */
export const log = {
  fatal: (...line: LogLine) => write('fatal', line),
  error: (...line: LogLine) => write('error', line),
  warn: (...line: LogLine) => write('warn', line),
  info: (...line: LogLine) => write('info', line),
  debug: (...line: LogLine) => write('debug', line),
}

/** How many lines this process has written, by level. */
export const logLineCounts = singleton('log-lines', () => ({ fatal: 0, error: 0, warn: 0, info: 0, debug: 0 }))

/** Omits lines below this level from now on. */
export function setLogLevel(level: ReturnType<typeof config>['logLevel']): void {
  singleton('log', makeLogger).level = level
}

type LogLine = [message: string] | [fields: Record<string, unknown>, message: string]

function write(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug', line: LogLine): void {
  // Created on first use: a module that only imports the log must not need an environment.
  const logger = singleton('log', makeLogger)
  logLineCounts[level] += 1
  if (line.length === 1) logger[level](line[0])
  else logger[level](line[0], line[1])
}
