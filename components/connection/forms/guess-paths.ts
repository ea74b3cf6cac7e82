import type { ListPaths } from '@/lib/connection/contract'
import type { BodySchema } from '@/lib/forms/body-schema'
import { listFields, type SchemaField } from '@/lib/forms/edit-schema'
import { settingsOf } from '@/lib/forms/field-settings'
import { fieldLikePath } from '@/lib/partner/discovery/field-like-path'
import { type BodyMatch, matchBodyFields } from '@/lib/partner/discovery/match-body-fields'
import { wordsOfPath } from '@/lib/partner/discovery/path-words'
import type { WriteEndpoint } from '@/lib/partner/endpoint'
import { type FormPaths, isUndecided, undecidedSwitch } from '@/lib/partner/profile/form-parts'
import type { NamePaths } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { listInWords } from '@/lib/text/intl-formats'
import { pointersOf } from './pointers-of'
import { formEditorWords } from './words'

export type GuessedField = { label: string; text: string; confidence: 'sure' | 'likely' | 'open' }

type Found = Record<string, { path: FormPaths[string]; confidence: 'sure' | 'likely' } | undefined>

const optional = new Set(['enqueue', 'name', 'phone'])

/**
 * Guesses the special fields of a pasted schema, for the admin to confirm: from the names that the partner's lists use
 * for the same values, and from names, titles and types in the schema.
 */
export function guessPaths(
  endpoint: WriteEndpoint,
  schema: BodySchema,
  { before, lists }: { before: FormPaths; lists: ListPaths },
): { paths: FormPaths; shown: GuessedField[] } {
  const fields = listFields(schema).filter(({ isGroup }) => !isGroup)
  const known = new Set(fields.map(({ pointer }) => pointer))
  const found = findPaths(endpoint, schema, { fields, lists })
  const paths: FormPaths = { ...before }
  const labels: Record<string, string> = formEditorWords.fields
  const shown = Object.keys(before).flatMap((key): GuessedField[] => {
    const label = labels[key]
    if (label === undefined) return []
    const guess = found[key]
    const own = pointersOf(before[key])
    // Keep the earlier path if the new form has that field too.
    const isKept = guess === undefined && own.length > 0 && own.every((pointer) => known.has(pointer))
    if (guess) paths[key] = guess.path
    else if (!isKept) paths[key] = null
    const none = optional.has(key) ? formEditorWords.guessNone : formEditorWords.guessMissing
    const text = listInWords(pointersOf(paths[key])) || none
    const isOpen = isUndecided(paths[key])
    return [
      {
        label,
        text: isOpen ? formEditorWords.guessUndecided({ field: text }) : text,
        confidence: guess?.confidence ?? (isKept ? 'likely' : 'open'),
      },
    ]
  })
  return { paths, shown }
}

type Known = { fields: SchemaField[]; lists: ListPaths }

function findPaths(endpoint: WriteEndpoint, schema: BodySchema, known: Known): Found {
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
  if (listed !== undefined && listed !== match?.pointer) return { path: listed, confidence: 'likely' }
  return match && { path: match.pointer, confidence: match.confidence }
}

function nameByLists(name: NamePaths | null, like: (path: Pointer | null) => Pointer | undefined): Found[string] {
  if (name === null) return undefined
  if (typeof name === 'string') {
    const path = like(name)
    return path === undefined ? undefined : { path, confidence: 'likely' }
  }
  const [first, middle, last] = [like(name.first ?? null), like(name.middle ?? null), like(name.last ?? null)]
  if (first === undefined || last === undefined) return undefined
  const { familyFirst } = name
  const path = { first, ...(middle !== undefined && { middle }), last, ...(familyFirst && { familyFirst }) }
  return { path, confidence: 'likely' }
}

function nameByWords({ name, first, middle, last }: ReturnType<typeof matchBodyFields>): Found[string] {
  if (!first || !last) return agreed(undefined, name)
  const path = { first: first.pointer, ...(middle && { middle: middle.pointer }), last: last.pointer }
  const isSure = first.confidence === 'sure' && last.confidence === 'sure'
  return { path, confidence: isSure ? 'sure' : 'likely' }
}

/** The only field, or the only yes/no field. For other values, the admin says which one means On. */
function findInChat(fields: SchemaField[]): Found {
  const switches = fields.filter(({ schema }) => settingsOf(schema).type === 'yes-no')
  const [only, ...others] = switches.length === 1 ? switches : fields
  if (!only || others.length > 0) return {}
  return { enabled: { path: switchAt(only), confidence: 'likely' } }
}

/** Yes means On, unless the field's name says the opposite, such as "closed"; for other values it is undecided. */
export function switchAt({ pointer, schema }: Pick<SchemaField, 'pointer' | 'schema'>) {
  const { last } = wordsOfPath(pointer)
  const isPlain = settingsOf(schema).type === 'yes-no' && !last.has('closed') && !last.has('hidden')
  return isPlain ? pointer : undecidedSwitch(pointer)
}
