/**
 * The field that a validation sentence is about (spec 7, shape E), or ''. Recognized as names: a quoted word, an
 * identifier (`interviewer_id`, `applicant.email`, `fullName`) that comes first or after a word such as "field", or one
 * lower-case word before a verb.
 */
export function fieldInSentence(sentence: string): string {
  const [, quoted] = /^["'`“‘„«「]([^"'`“”‘’«»「」]{1,100})["'`“”’»」](?=[\s:]|\p{Lo})/u.exec(sentence) ?? []
  if (quoted !== undefined) return cleanFieldName(quoted)
  const [, first = ''] = /^((?:[$#]?[./])?[\p{L}_][\p{L}\p{N}_.[\]/-]{0,99})(?=[\s:])/u.exec(sentence) ?? []
  if (looksLikeIdentifier(first) || isSubject(first, sentence.slice(first.length))) return cleanFieldName(first)
  const [, last] = namedField.exec(sentence) ?? []
  if (last !== undefined) return cleanFieldName(last)
  const [, bare = ''] = bareField.exec(sentence) ?? []
  return looksLikeIdentifier(bare) ? cleanFieldName(bare) : ''
}

const fieldNouns =
  'property|properties|parameters?|fields?|keys?|fältet|fält|feld|champ|campo|veld|pole|feltet|felt|kenttä|mező|câmpul|поле|πεδίο|alanı|フィールド|項目|字段|欄位|필드|الحقل|השדה'
const namedField = new RegExp(
  `(?<!\\p{L})(?:${fieldNouns})[\\s:([]*["'\`“„«「]([^"'\`“”„«»「」]{1,100})["'\`”“»」]`,
  'iu',
)

/** `ERR 2001 FIELD REQ_NO MANDATORY`, `missing parameter: interviewer_id.` */
const bareField = new RegExp(
  `(?<!\\p{L})(?:${fieldNouns})[\\s:]+([\\p{L}_][\\p{L}\\p{N}_.[\\]/-]{0,98}[\\p{L}\\p{N}_\\]])`,
  'iu',
)

/** Keys under which frameworks put messages about the whole body. */
const wholeBody = new Set([
  'nonfielderrors',
  'all',
  'base',
  'general',
  'global',
  'root',
  'schema',
  'form',
  'formerrors',
  '',
])

const isWholeBody = (name: string) => wholeBody.has(name.toLowerCase().replace(/[^a-z]/g, '')) && /^[\w$]+$/.test(name)

/**
 * A field's name for display and look-up, without a leading `body.`; '' if it is not a name, or means the whole body.
 * Never `__proto__`: an object would lose it on assignment.
 */
export function cleanFieldName(name: string): string {
  if (isWholeBody(name)) return ''
  const bare = name.trim().replace(/^(?:request\.|req\.)?body[./](?=.)|^[$#]?[./]+|^\$$/, '')
  return /^[\p{L}\p{N}_.[\]/ -]{1,100}$/u.test(bare) && bare !== '__proto__' ? bare : ''
}

function looksLikeIdentifier(word: string): boolean {
  return /_|\.[\p{L}\p{N}]|\[|^[/$#]|\p{Ll}\p{Lu}|^body\//u.test(word) && !/[.]$/.test(word)
}

/** `name is required`, `zip missing`, `limit: too large`; but not `it is required`, nor `must have a name`. */
function isSubject(word: string, rest: string): boolean {
  if (!/^\p{Ll}[\p{Ll}\p{N}-]*$/u.test(word) || notFields.has(word)) return false
  return rest.startsWith(':') || verbs.test(rest) || /^ (?:missing|required)\W*$/.test(rest)
}

const verbs = /^ (?:is|are|was|must|should|shall|cannot|can|may|has|have|does|do|needs?|contains?|exceeds?)\b/

const notFields = new Set(
  (
    'this that it there these those one all some each any none no not you we the a an request body field fields value values ' +
    'parameter parameters input error errors warning validation invalid missing required is are was must should shall cannot ' +
    'can may has have does do need needs contain contains exceed exceeds'
  ).split(' '),
)
