import type { BodySchema } from './body-schema'

/** Patterns about the value, not about the field's name: "must be a number", but not "phone number is required". */
const types: [words: RegExp, schema: BodySchema][] = [
  [
    /\b(?:integer|whole number|int(?:32|64)?|ganzzahl|heltal|heltall|entier|entero|inteiro|intero|geheel getal|kokonaisluku|tam sayı|egész szám|număr întreg|liczb[aą] całkowit[aą]|celé číslo)\b|целым числом|целое число|цілим числом|ціле число|ακέραιος|عدد صحيح|מספר שלם|整数|整數|정수/iu,
    { type: 'integer' },
  ],
  [/\b(?:boolean|bool|true or false|true\/false)\b/i, { type: 'boolean' }],
  [
    /\b(?:(?:be|is not|not|as|expected|type|requires) (?:a )?(?:valid )?number|numeric|float|double|decimal|(?:eine|gültige) zahl|(?:ett|giltigt) tal|un nombre|un número|um número|un numero|een getal|(?:et|gyldigt) tal|et tall)\b|числом|数値|数字|숫자/iu,
    { type: 'number' },
  ],
  [/\b(?:(?:be|expected|as|of type|not) (?:an? )?(?:array|list|object|hash|map))\b/i, {}],
  [
    /\be-?mail address\b|\b(?:valid|gültige|giltig|gyldig|valide|válido|valido|geldig)\w* e-?(?:mail|post)\w*|\b(?:correo electrónico|adresse e-mail|indirizzo e-?mail|endereço de e-?mail) (?:válido|valide|valido)\b|メールアドレス/iu,
    { type: 'string', format: 'email' },
  ],
  [/\b(?:date-?time|timestamp|iso ?8601)\b/i, { type: 'string', format: 'date-time' }],
  [
    /\b(?:(?:valid|a|expected|iso) date|date (?:format|string)|yyyy-mm-dd|gültiges datum|giltigt datum|gyldig dato|geldige datum|date valide|fecha válida|data válida|data valida)\b|有効な日付|有效日期|유효한 날짜/iu,
    { type: 'string', format: 'date' },
  ],
  [/\b(?:valid|a|an|as|be) (?:url|uri|web address)\b/i, { type: 'string', format: 'uri' }],
  [/\b(?:string|text)\b/i, { type: 'string' }],
]

/** "Must not be …" says what a value is not, so the rest is not read. */
const prohibition =
  /\b(?:must|should|may|can)(?: not|n't|n’t) |\bcannot |\b(?:darf|dürfen|sollte?) (?:nicht|kein)|\b(?:får|ska|skal|må|bör|bør) (?:inte|ikke|ej)\b|\bne (?:doit|peut) pas\b|\bno (?:puede|debe)\b|não (?:pode|deve)|\bnon (?:può|deve)|\bmag (?:niet|geen)\b|\bnie może\b|\bei saa\b|nesmí|не (?:долж|может|може|повин)|nem lehet|\bnu (?:poate|trebuie)\b|δεν (?:πρέπει|μπορεί)|لا (?:يمكن|يجوز|يجب)|不能|不得|不可|てはいけ|수 없/iu

/** Returns what the partner's words say about a field's values; a text schema if they say nothing about them. */
export function schemaOfMessage(message: string): BodySchema {
  if (prohibition.test(message)) return { type: 'string' }
  const values = allowedValues(message)
  if (values.length > 1) return { enum: values }
  // What the partner received says nothing about what it expects.
  const wanted = message.replace(/\b(?:received|got|but was|found|given)\b.*$/i, '')
  const found = types.find(([words]) => words.test(wanted))?.[1]
  return { ...(found ?? { type: 'string' }) }
}

const before =
  /(?:(?:expected\s+)?\bone of|\beither|\b(?:allowed|valid|possible|accepted|available) (?:values?|choices|options)(?: are)?|\b(?:choices|options)(?=\s*:)|\bchoose from|\bexpected(?=\s*["'`“‘])|\bin(?=\s*[[(]))(?:\s+the following)?(?:\s+values)?\s*:?\s*/i

/** How other languages introduce such a list; a colon or a quotation mark must follow. */
const foreignBefore =
  /(?:\b(?:eine[rsmn]?|en|ett|et|én|un|une|l'une?|uno|una|um|uma|een|jedn\p{L}+|un(?:ul|a)) (?:der|von|av|af|des?|de|tra|fra|dei|dos|das|van|z|dintre)(?![\p{L}])|\bparmi\b|\bjokin seuraavista|одн\p{L}+ (?:из|з|із)|(?:erlaubte|zulässige|gültige|mögliche|tillåtna|giltiga|tilladte|tillatte|gyldige|toegestane|geldige|dozwolone|dopuszczalne|sallitut|povolené|допустимые|разрешенные|допустимі|megengedett|érvényes|izin verilen|geçerli|επιτρεπόμενες) \p{L}+|(?:valeurs?|valores?|valori) (?:autorisées|possibles|acceptées|permitidos|posibles|possíveis|válidos|ammessi|consentiti|validi|permise|acceptate)|aşağıdakilerden biri|şunlardan biri|いずれか|有効な値|許可される値|之一|允许的值|允許的值|다음 중 하나|허용\p{L}* 값|القيم المسموح\p{L}*|إحدى القيم|ערכים מותרים)[^:："'“„«「]{0,40}[:：]?\s*(?=(?<=[:：]\s*)|["'“„«「])/iu
const maxValues = 60
const maxValueLength = 60

/** Returns the values that the message lists, as in `must be one of: full_time, part_time` or `expected 'a' | 'b'`. */
function allowedValues(message: string): (string | number)[] {
  const found = before.exec(message) ?? foreignBefore.exec(message)
  if (!found) return []
  const [rest = ''] = message.slice(found.index + found[0].length).split(/\]|\)|;|\breceived\b|\bgot\b/i)
  const quoted = [...rest.matchAll(/["'`“‘„«「]([^"'`“”‘’„«»「」]{1,60})["'`”’“»」]/g)].map(([, value = '']) => value)
  const isMarked = quoted.length > 1 || /[:：[(]\s*$/.test(found[0])
  const listed = quoted.length > 1 ? quoted : rest.split(separators)
  const values = listed.map((value) => value.replace(/^[\s[("'`]+|[\s.。\])"'`]+$/g, ''))
  // Without a marker before them, words with spaces are more likely the rest of a sentence.
  const maxWords =
    isMarked || /[[(]/.test(message.slice(found.index + found[0].length - 1, found.index + found[0].length + 1)) ? 4 : 1
  if (values.length < 2 || values.length > maxValues || values.some((value) => !isValue(value, maxWords))) return []
  const unique = [...new Set(values)]
  return unique.every((value) => /^-?\d{1,15}$/.test(value)) ? unique.map(Number) : unique
}

const separators =
  /[,、，]\s*(?:or |and |oder |ou |eller |of )?|\||\s+(?:or|and|oder|und|ou|eller|och|og|of|lub|tai|nebo|или|або|vagy|sau|veya|或|또는)\s+/i

/** Whether it is a value, and not part of a sentence. */
function isValue(value: string, maxWords: number): boolean {
  const isType = /\b(?:integer|number|string|text|boolean|array|list|object|null)\b/i.test(value)
  return value !== '' && value.length <= maxValueLength && value.split(/\s+/).length <= maxWords && !isType
}
