import type { DeskOrder } from './desk-process'

const html = '<html><body><h1>Internal Server Error</h1></body></html>'

/** Picks one, using a seeded source of numbers between 0 and 1. */
export const pickFrom = <T>(random: () => number, of: readonly [T, ...T[]]): T =>
  of[Math.floor(random() * of.length)] ?? of[0]

/** A fault for an order's only write that makes its outcome uncertain, or delays or refuses it; sometimes null. */
export function randomFault(random: () => number, { what, id }: Pick<DeskOrder, 'what' | 'id'>): object | null {
  const late = Math.floor(random() * 600)
  const about = { endpoint: what === 'job' ? 'POST /jobs' : 'POST /easy-apply', match: { bodyContains: id } }
  const fault = pickFrom<object | null>(random, [
    null,
    null,
    { transport: 'drop', when: 'before' },
    { transport: 'drop', when: 'after' },
    { transport: 'drop', when: 'after', lateMs: late },
    { transport: 'hang', when: 'before' },
    { transport: 'hang', when: 'after' },
    { transport: 'truncate' },
    { status: 504, when: 'before' },
    { status: 504, when: 'after', lateMs: late },
    { status: 500, body: html, when: 'after' },
    { status: 500, body: html, when: 'before' },
    { status: 502, when: 'after' },
    { status: 503, when: 'before', times: 2 },
    { status: 424, when: 'before' },
    { status: 429, when: 'before' },
    { status: 400, when: 'before' },
    { delayMs: late, when: pickFrom(random, ['before', 'after']) },
  ])
  return fault && { ...about, ...fault }
}
