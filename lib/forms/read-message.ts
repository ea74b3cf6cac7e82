import type { ComplaintWords } from './complaint-words/complaint-words'
import { latinLanguages } from './complaint-words/latin'
import { spacedLanguages, unspacedLanguages } from './complaint-words/other-scripts'

/** What a partner's words say about a field: it needs a value, must not be there, or its value is not acceptable. */
type Complaint = 'missing' | 'unwanted' | 'unfit'

type Reading = Record<keyof ComplaintWords | 'notBefore' | 'notAfter', RegExp>

const valueNouns =
  'values?|option|choice|error|wert|werte|wertes|fehler|värdet?|fel|valeurs?|erreur|valor|valores|error|valore|errore|waarde|wartość|værdi|værdien|verdi|verdien|arvo|hodnota|hodnotu|değer|değeri|значение|ошибка|значення|помилка|érték|hiba|valoare|valoarea|τιμή|σφάλμα|قيمة|القيمة|ערך|הערך'
/** Parts of a value: "domain is not allowed" refuses the field's value, not the field. */
const valueParts =
  'domains?|characters?|symbols?|digits?|letters?|html|markup|providers?|domäne|zeichen|domaine|caractères?|dominio|caracteres|caratteri|domínio|domein|tekens?|domena|znaki|domän|tecken|домен|символы?'
/** "Required format" and "missing permission" do not ask for a value. */
const otherNouns =
  'format\\p{L}*|pattern|muster|length|länge|längd|type|typ|tipo|size|permissions?|scopes?|rights?|roles?|authori[sz]ation|authentication|translation'

const spaced = readingOf(
  [...latinLanguages, ...spacedLanguages],
  (words) => `(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])`,
  {
    before: "(?:[\\s-]+[\\p{L}']+){0,3}[\\s-]+$",
    after: "^\\s+(?:[\\p{L}']+\\s+){0,2}",
  },
)
const unspaced = readingOf(unspacedLanguages, (words) => `(?:${words})`, {
  before: '[\\p{L}]{0,2}$',
  after: '^[\\p{L} ]{0,6}',
})
const aboutValue = new RegExp(
  `(?<![\\p{L}_])(?:${valueNouns}|${valueParts})(?![\\p{L}_])|値|值|값|ドメイン|文字|域名|字符|도메인|문자`,
  'iu',
)
/** "This email is not allowed" is about the value, "this field is not allowed" about the field. */
const thisValue =
  /\bthis\s+(?!(?:field|property|attribute|parameter|argument|key|input|member)\b)[a-z]+(?:\s+[a-z]+)?\s*$/i
const aboutOther = new RegExp(`^\\s+(?:${otherNouns})(?![\\p{L}_])`, 'iu')
const endsInOther = new RegExp(`(?<![\\p{L}_])(?:${otherNouns})\\s+$`, 'iu')
/** About a value that was sent: "is not a valid number", "wrong format". Not about validation as such. */
const aboutValid =
  /\b(?:in)?valid(?!at|aci|aç|az|ac|ier|er)|\bdifferent|\bunique|gültig|giltig|gyldig|geldig|válid|poprawn|prawidłow|platn|kelvolli|geçerli|geçersiz|érvény|корректн|действительн|коректн|дійсн|έγκυρ|صالح|صحيح|תקין|有効|無効|不正|正しい|有效|无效|無效|正确|正確|유효|올바른|잘못/iu
const aboutFormat =
  /(?<![\p{L}_])(?:format\p{L}*|pattern|muster|malformed|bad|wrong|incorrect\p{L}*|falsch\p{L}*|fehlerhaft\p{L}*|felaktig\p{L}*|forkert\p{L}*|erroné\p{L}*|onjuist\p{L}*|błędn\p{L}*|virheelli\p{L}*|chybn\p{L}*|hibás|hatalı|неверн\p{L}*|неправильн\p{L}*|невірн\p{L}*|λανθασμέν\p{L}*|שגוי\p{L}*|خاطئ\p{L}*)(?![\p{L}_])|形式|格式|형식/iu
/** A bound or a pattern is checked on a value that was sent: "must be >= 5", "must match /^[0-9]+$/". */
const aboutBounds = /\bmust be [<>]=?\s*-?\d|\b(?:must|should|does not|doesn't|fails? to|failed to) match\b/iu
/** Alternatives: the value may be needed in another field. */
const eitherOr =
  /\b(?:either|at least one|entweder|antingen|enten|soit|ofwel|joko|buď|albo)\b|mindestens eine|au moins une?\b|al menos un|pelo menos um|almeno un|minst (?:en|ett|én) av|хотя бы од/iu

/** "'' is not a valid choice" is about a value that is missing. */
const quotesNothing = /^\s*(?:""|''|``|“”|‘’|«»|„“|null\b|undefined\b|None\b)\s+(?:is|isn't|isn’t) /

/**
 * Returns what the words say is wrong, in any of the known languages; null if they are not understood, or ambiguous.
 * Quoted text in them is ignored, and so is the name of the field: `REQ_NO` negates nothing.
 */
export function readComplaint(said: string, field = ''): Complaint | null {
  const message = /[_.]/.test(field) ? said.replaceAll(field, ' ') : said
  if (quotesNothing.test(message)) return 'missing'
  const code = codeWords(message)
  if (code !== null) return readCode(code)
  return readText(withoutQuotes(message))
}

function readText(text: string): Complaint | null {
  const readings = [spaced, unspaced].map((reading) => readSentence(text, reading))
  return readings.find((found) => found !== null) ?? (judgesValue(text) && !ofValidators.test(text) ? 'unfit' : null)
}

/** Validators say the same about a missing value: "Invalid option: expected one of …", "Invalid input". */
const ofValidators = /\bexpected\b|\bone of\b|^\W*invalid (?:input|type)\W*$/i

function readSentence(text: string, reading: Reading): Complaint | null {
  if (reading.notEmpty.test(text)) return eitherOr.test(text) ? null : 'missing'
  const isUnwanted = hasMatch(text, reading.unwanted, (before, after) => !isAboutValue(before, after))
  const isNeeded = hasMatch(
    text,
    reading.needed,
    (before, after) =>
      // "A valid number is required" and "is invalid or missing" do not say whether a value was sent.
      !aboutValid.test(before) &&
      !aboutValid.test(after.trim().split(/\s+/).slice(0, 3).join(' ')) &&
      !reading.notBefore.test(before) &&
      !reading.notAfter.test(after) &&
      !aboutOther.test(after) &&
      !endsInOther.test(before),
  )
  if (isUnwanted || isNeeded)
    return isUnwanted === isNeeded || eitherOr.test(text) ? null : isNeeded ? 'missing' : 'unwanted'
  if (reading.unfit.test(text) || hasMatch(text, reading.unwanted, isAboutValue)) return 'unfit'
  return reading.enter.test(text) && !judgesValue(text) && !eitherOr.test(text) ? 'missing' : null
}

/** True for "is invalid or missing" too: a value may have been sent under another name, so it asks for none. */
const judgesValue = (text: string) => [aboutValid, aboutFormat, aboutBounds].some((pattern) => pattern.test(text))

/** Whether any match counts, judged by the words before and after it in its clause. */
function hasMatch(text: string, words: RegExp, counts: (before: string, after: string) => boolean): boolean {
  return [...text.matchAll(new RegExp(words, 'giu'))].some(({ index, 0: found }) => {
    const [before = ''] = text.slice(0, index).split(clauseEnd).slice(-1)
    const [after = ''] = text.slice(index + found.length).split(clauseEnd)
    return counts(before, after)
  })
}

const clauseEnd = /[.,;:!?()[\]。、，；：！？（）؛،]/u

function isAboutValue(before: string, after: string): boolean {
  return isBeside(aboutValue, before, after) || thisValue.test(before)
}

/** Whether one of the two words before or after is such a noun. */
function isBeside(nouns: RegExp, before: string, after: string): boolean {
  return (
    nouns.test(before.trim().split(/\s+/).slice(-2).join(' ')) ||
    nouns.test(after.trim().split(/\s+/).slice(0, 2).join(' '))
  )
}

/** Returns the words of an error code (`FIELD_REQUIRED`, `valueMissing`, `any.required`), or null for a sentence. */
function codeWords(message: string): string | null {
  const code = message.trim()
  if (!/^[a-z][\w.:/-]*$/i.test(code) || !/[_.:/-]|[a-z][A-Z]|^[A-Z]{3,}$|^[a-z]+$/.test(code)) return null
  return code
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.:/-]+/g, ' ')
    .toLowerCase()
    .trim()
}

function readCode(words: string): Complaint | null {
  const says = (pattern: RegExp) => pattern.test(words)
  if (says(/\b(?:taken|exists|duplicate|unique|already|too (?:long|large|big)|max(?:imum)?)\b/)) return 'unfit'
  if (says(/\b(?:invalid|bad|wrong|malformed|incorrect)\b/) && !says(/\btype\b/)) return 'unfit'
  if (says(/\b(?:format|pattern|length|permission|scope|role|auth\w*|token|key|file)\b/)) return null
  if (says(/\bmust be (?:blank|empty|null|absent)\b/)) return 'unwanted'
  if (says(/\bnot (?:null|blank|empty|nullable)\b|\b(?:cant|cannot|not) be (?:blank|empty|null)\b/)) return 'missing'
  const isUnwanted =
    says(/\b(?:unknown|unrecogni[sz]ed|unexpected|unsupported|additional propert\w*|extra|forbidden|disallowed)\b/) ||
    says(/\bnot (?:allowed|permitted|supported|expected)\b/)
  if (isUnwanted && !says(/\b(?:value|error|type|enum|null|domain|characters?|chars?)\b/)) return 'unwanted'
  if (says(/\b(?:not|no|non|un|if) (?:required|missing|mandatory|blank|empty)\b|\boptional\b/)) return null
  if (says(/\b(?:required|missing|mandatory|blank|empty|absent|null|undefined|presence|not (?:provided|given|set))\b/))
    return 'missing'
  return readText(words)
}

/** Normalizes apostrophes and removes quoted text, unless that is all there is. */
function withoutQuotes(message: string): string {
  const text = message
    .normalize('NFC')
    .replace(/(?<=\p{L})[’ʼ`](?=\p{L})/gu, "'")
    .replace(/\b[A-Z]+(?:_[A-Z]+)+\b/g, (code) => code.toLowerCase().replaceAll('_', ' '))
  const bare = text
    .replace(
      /"[^"]*"|“[^”“]*[”“]|„[^“”"]*[“”"]|«[^»]*»|»[^«]*«|‘[^’]*’|`[^`]*`|「[^」]*」|『[^』]*』|《[^》]*》/gu,
      ' ',
    )
    .replace(/(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu, ' ')
  return /\p{L}/u.test(bare) ? bare : text
}

/** Joins the words of all languages in one expression each: a sentence may contain another language's negation. */
function readingOf(
  languages: ComplaintWords[],
  bound: (words: string) => string,
  near: { before: string; after: string },
): Reading {
  const join = (key: keyof ComplaintWords) => languages.flatMap((words) => words[key] ?? []).join('|')
  const pattern = (source: string) => new RegExp(source, 'iu')
  return {
    needed: pattern(bound(join('needed'))),
    notEmpty: pattern(bound(join('notEmpty'))),
    enter: pattern(bound(join('enter'))),
    not: pattern(bound(join('not'))),
    unwanted: pattern(bound(join('unwanted'))),
    unfit: pattern(bound(join('unfit'))),
    notBefore: pattern(`${bound(join('not'))}${near.before}`),
    notAfter: pattern(`${near.after}${bound(join('not'))}`),
  }
}
