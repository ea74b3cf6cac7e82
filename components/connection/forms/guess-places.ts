import type { BodySchema } from '@/lib/forms/body-schema'
import { listFields, type SchemaField } from '@/lib/forms/edit-schema'
import { settingsOf } from '@/lib/forms/field-settings'
import { matchBodyFields } from '@/lib/partner/discovery/match-body-fields'
import type { WriteEndpoint } from '@/lib/partner/endpoint'
import type { FormPlaces } from '@/lib/partner/profile/form-parts'
import { pointersOf } from './place-words'

export type GuessedPlace = { label: string; text: string; confidence: 'sure' | 'likely' | 'open' }

type Found = Record<string, { place: FormPlaces[string]; confidence: 'sure' | 'likely' } | undefined>

const labels: Record<string, string> = {
  email: 'Applicant’s email',
  job: 'Job ID',
  enqueue: 'Queue',
  name: 'Applicant’s name',
  phone: 'Phone',
  enabled: 'On or off',
}
const optional = new Set(['enqueue', 'name', 'phone'])

/** The special places of a pasted schema by its names and types, to be confirmed by the admin. */
export function guessPlaces(
  endpoint: WriteEndpoint,
  schema: BodySchema,
  before: FormPlaces,
): { places: FormPlaces; shown: GuessedPlace[] } {
  const fields = listFields(schema).filter(({ isGroup }) => !isGroup)
  const known = new Set(fields.map(({ pointer }) => pointer))
  const found = findPlaces(endpoint, schema, fields)
  const places: FormPlaces = { ...before }
  const shown = Object.keys(before).flatMap((key): GuessedPlace[] => {
    const label = labels[key]
    if (label === undefined) return []
    const guess = found[key]
    const own = pointersOf(before[key])
    // What the desk knew before holds where the new form has it too.
    const isKept = guess === undefined && own.length > 0 && own.every((pointer) => known.has(pointer))
    if (guess) places[key] = guess.place
    else if (!isKept && optional.has(key)) places[key] = null
    const text = pointersOf(places[key]).join(' and ') || 'none'
    return [{ label, text, confidence: guess?.confidence ?? (isKept ? 'likely' : 'open') }]
  })
  return { places, shown }
}

function findPlaces(endpoint: WriteEndpoint, schema: BodySchema, fields: SchemaField[]): Found {
  if (endpoint === 'submit-application') return findInApplication(schema)
  return endpoint === 'set-ai-chat' ? findInChat(fields) : {}
}

function findInApplication(schema: BodySchema): Found {
  const { email, job, enqueue, phone, name, first, middle, last } = matchBodyFields(schema)
  const at = (match: typeof email) => match && { place: match.pointer, confidence: match.confidence }
  const parts = {
    ...(first && { first: first.pointer }),
    ...(middle && { middle: middle.pointer }),
    ...(last && { last: last.pointer }),
  }
  const isSure = first?.confidence === 'sure' && last?.confidence === 'sure'
  const inParts =
    first && last ? { place: parts, confidence: isSure ? ('sure' as const) : ('likely' as const) } : undefined
  return { email: at(email), job: at(job), enqueue: at(enqueue), phone: at(phone), name: inParts ?? at(name) }
}

/** The only field with yes or no. What other values mean On is for the admin to say. */
function findInChat(fields: SchemaField[]): Found {
  const [only, ...others] = fields.filter(({ schema }) => settingsOf(schema).type === 'yes-no')
  return only && others.length === 0 ? { enabled: { place: only.pointer, confidence: 'likely' } } : {}
}
