import { readPointer, writePointer } from '../records/pointer'
import type { Profile } from './profile/profile'

const hidden = 'Kept on the server'

/** An answer fit to be shown: whole, but without what would let its reader act as this desk (spec 5.4). */
export function redactTokens(answer: unknown, places: Profile['login']): unknown {
  let shown = hideByName(answer)
  for (const place of places.token)
    if (readPointer(shown, place) !== undefined) shown = writePointer(shown, place, hidden)
  return shown
}

function hideByName(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideByName)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      /token|secret|password|authori[sz]ation|api[-_ ]?key|cookie/i.test(name) ? hidden : hideByName(inner),
    ]),
  )
}
