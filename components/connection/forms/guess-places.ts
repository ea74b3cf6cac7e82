import type { ListPaths } from '@/lib/connection/contract'
import type { BodySchema } from '@/lib/forms/body-schema'
import { listFields, type SchemaField } from '@/lib/forms/edit-schema'
import { settingsOf } from '@/lib/forms/field-settings'
import { fieldLikePath } from '@/lib/partner/discovery/field-like-path'
import { type BodyMatch, matchBodyFields } from '@/lib/partner/discovery/match-body-fields'
import { wordsOfPath } from '@/lib/partner/discovery/path-words'
import type { WriteEndpoint } from '@/lib/partner/endpoint'
import { type FormPlaces, isUndecided, undecidedSwitch } from '@/lib/partner/profile/form-parts'
import type { NamePaths } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { listInWords } from '@/lib/text/intl-formats'
import { pointersOf } from './place-words'
import { formEditorWords } from './words'

export type GuessedPlace = { label: string; text: string; confidence: 'sure' | 'likely' | 'open' }

type Found = Record<string, { place: FormPlaces[string]; confidence: 'sure' | 'likely' } | undefined>

const optional = new Set(['enqueue', 'name', 'phone'])

/**
 * Guesses the special fields of a pasted schema, for the admin to confirm: from the names that the partner's lists use
 * for the same values, and from names, titles and types in the schema.
 */
export function guessPlaces(
  endpoint: WriteEndpoint,
  schema: BodySchema,
  { before, lists }: { before: FormPlaces; lists: ListPaths },
): { places: FormPlaces; shown: GuessedPlace[] } {
  const fields = listFields(schema).filter(({ isGroup }) => !isGroup)
  const known = new Set(fields.map(({ pointer }) => pointer))
  const found = findPlaces(endpoint, schema, { fields, lists })
  const places: FormPlaces = { ...before }
  const labels: Record<string, string> = formEditorWords.places
  const shown = Object.keys(before).flatMap((key): GuessedPlace[] => {
    const label = labels[key]
    if (label === undefined) return []
    const guess = found[key]
    const own = pointersOf(before[key])
    // Keep the earlier place if the new form has that field too.
    const isKept = guess === undefined && own.length > 0 && own.every((pointer) => known.has(pointer))
    if (guess) places[key] = guess.place
    else if (!isKept) places[key] = null
    const none = optional.has(key) ? formEditorWords.guessNone : formEditorWords.guessMissing
    const text = listInWords(pointersOf(places[key])) || none
    const isOpen = isUndecided(places[key])
    return [
      {
        label,
        text: isOpen ? formEditorWords.guessUndecided({ place: text }) : text,
        confidence: guess?.confidence ?? (isKept ? 'likely' : 'open'),
      },
    ]
  })
  return { places, shown }
}

type Known = { fields: SchemaField[]; lists: ListPaths }

function findPlaces(endpoint: WriteEndpoint, schema: BodySchema, known: Known): Found {
  if (endpoint === 'submit-application') return findInApplication(schema, known)
  return endpoint === 'set-ai-chat' ? findInChat(known.fields) : {}
}

function findInApplication(schema: BodySchema, { fields, lists }: Known): Found {
  const matches = matchBodyFields(schema)
  const pointers = fields.map(({ pointer }) => pointer)
  const like = (path: Pointer | null) => (path === null ? undefined : fieldLikePath(pointers, path))
  const jobs = lists.jobIds.flatMap((path) => like(path) ?? [])
  return {
    email: agreed(like(lists.email), matches.email),
    job: agreed(jobs[0], matches.job),
    enqueue: agreed(undefined, matches.enqueue),
    phone: agreed(like(lists.phone), matches.phone),
    name: nameByLists(lists.name, like) ?? nameByWords(matches),
  }
}

/**
 * A name from the lists takes precedence over the words in the schema. If both agree, the confidence is that of the
 * words.
 */
function agreed(listed: Pointer | undefined, match: BodyMatch | undefined): Found[string] {
  if (listed !== undefined && listed !== match?.pointer) return { place: listed, confidence: 'likely' }
  return match && { place: match.pointer, confidence: match.confidence }
}

function nameByLists(name: NamePaths | null, like: (path: Pointer | null) => Pointer | undefined): Found[string] {
  if (name === null) return undefined
  if (typeof name === 'string') {
    const place = like(name)
    return place === undefined ? undefined : { place, confidence: 'likely' }
  }
  const [first, middle, last] = [like(name.first ?? null), like(name.middle ?? null), like(name.last ?? null)]
  if (first === undefined || last === undefined) return undefined
  const { familyFirst } = name
  const place = { first, ...(middle !== undefined && { middle }), last, ...(familyFirst && { familyFirst }) }
  return { place, confidence: 'likely' }
}

function nameByWords({ name, first, middle, last }: ReturnType<typeof matchBodyFields>): Found[string] {
  if (!first || !last) return agreed(undefined, name)
  const place = { first: first.pointer, ...(middle && { middle: middle.pointer }), last: last.pointer }
  const isSure = first.confidence === 'sure' && last.confidence === 'sure'
  return { place, confidence: isSure ? 'sure' : 'likely' }
}

/** The only field, or the only yes/no field. For other values, the admin says which one means On. */
function findInChat(fields: SchemaField[]): Found {
  const switches = fields.filter(({ schema }) => settingsOf(schema).type === 'yes-no')
  const [only, ...others] = switches.length === 1 ? switches : fields
  if (!only || others.length > 0) return {}
  return { enabled: { place: switchAt(only), confidence: 'likely' } }
}

/** Yes means On, unless the field's name says the opposite, such as "closed"; for other values it is undecided. */
export function switchAt({ pointer, schema }: Pick<SchemaField, 'pointer' | 'schema'>) {
  const { last } = wordsOfPath(pointer)
  const isPlain = settingsOf(schema).type === 'yes-no' && !last.has('closed') && !last.has('hidden')
  return isPlain ? pointer : undecidedSwitch(pointer)
}
