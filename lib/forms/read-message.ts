import type { BodySchema } from './body-schema'

const required =
  /\b(?:required|missing|needed|mandatory|obligatory|blank|empty|null|undefined|provide[ds]?|erforderlich|fehlt|pflichtfeld|obligatoire|requise?|manquante?|obligatori[ao]|requerid[ao]|falta|obbligatori[ao]|verplicht|ontbreekt|wymagan[aey])\b|必須|必填|不能为空/i

const unwanted =
  /\b(?:not (?:be )?(?:allowed|permitted|expected|recogni[sz]ed|supported|accepted|known)|unknown|unexpected|unrecogni[sz]ed|additional propert|extra(?:neous)?|forbidden|should not exist|nicht erlaubt|unbekannt|inconnu|desconocid)/i

/** Whether the partner's words say that a value has to be there. */
export function saysRequired(message: string): boolean {
  return required.test(message) && !unwanted.test(message)
}

/** Whether they say that the field must not be there. */
export function saysUnwanted(message: string): boolean {
  return unwanted.test(message)
}

const types: [words: RegExp, schema: BodySchema][] = [
  [/\b(?:integer|whole number|int(?:32|64)?|ganzzahl|entier|entero|intero)\b|整数/i, { type: 'integer' }],
  [/\b(?:boolean|bool|true or false|true\/false)\b/i, { type: 'boolean' }],
  [/\b(?:number|numeric|float|double|decimal|zahl|nombre|número|numero)\b/i, { type: 'number' }],
  [/\b(?:array|list|object|hash|map)\b/i, {}],
  [/\be-?mail address\b|\bvalid e-?mail\b/i, { type: 'string', format: 'email' }],
  [/\b(?:date-?time|timestamp|iso ?8601)\b/i, { type: 'string', format: 'date-time' }],
  [/\bdate\b/i, { type: 'string', format: 'date' }],
  [/\b(?:url|uri|web address)\b/i, { type: 'string', format: 'uri' }],
  [/\b(?:string|text)\b/i, { type: 'string' }],
]

/** What the partner's words say of a field's values; text where they say nothing of it. */
export function schemaOfMessage(message: string): BodySchema {
  const values = allowedValues(message)
  if (values.length > 1) return { enum: values }
  // What it was sent says nothing of what it should be.
  const wanted = message.replace(/\b(?:received|got|but was|found|given)\b.*$/i, '')
  const found = types.find(([words]) => words.test(wanted))?.[1]
  return { ...(found ?? { type: 'string' }) }
}

const before =
  /(?:(?:expected\s+)?\bone of|\beither|\b(?:allowed|valid|possible|accepted) values?(?: are)?|\bchoose from|\bexpected(?=\s*["'`“‘])|\bin(?=\s*[[(]))(?:\s+the following)?(?:\s+values)?\s*:?\s*/i
const mostValues = 60
const longestValue = 60

/** The values that it lists, as in `must be one of: full_time, part_time` or `expected 'a' | 'b'`. */
function allowedValues(message: string): (string | number)[] {
  const found = before.exec(message)
  if (!found) return []
  const [rest = ''] = message.slice(found.index + found[0].length).split(/\]|\)|;|\breceived\b|\bgot\b/i)
  const quoted = [...rest.matchAll(/["'`“‘]([^"'`“”‘’]{1,60})["'`”’]/g)].map(([, value = '']) => value)
  const listed = quoted.length > 1 ? quoted : rest.split(/,\s*(?:or |and )?|\||\s+or\s+|\s+and\s+/)
  const values = listed.map((value) => value.replace(/^[\s[("'`]+|[\s.\])"'`]+$/g, ''))
  if (values.length < 2 || values.length > mostValues || values.some((value) => !isValue(value))) return []
  const unique = [...new Set(values)]
  return unique.every((value) => /^-?\d{1,15}$/.test(value)) ? unique.map(Number) : unique
}

/** A value, and not a piece of a sentence. */
function isValue(value: string): boolean {
  const isType = /\b(?:integer|number|string|text|boolean|array|list|object|null)\b/i.test(value)
  return value !== '' && value.length <= longestValue && value.split(/\s+/).length <= 4 && !isType
}
