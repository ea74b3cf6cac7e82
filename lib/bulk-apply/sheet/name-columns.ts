import { normalizeText } from '../../records/normalize-text'
import { type NamePart, namePartOf, normalizeHeading } from './heading-words'

type Upload = { header: string[]; rows: string[][] }

/** Headings that mean whole names, but beside a first or last name the other part: "Prénom, Nom", "Name, Vorname". */
const plainNames = new Set(
  `name names nom noms nombres nome naam navn namn nafn nimi nazwa nazev nev nume ime име імя ad adi isim isimler nama ten
    vardas vards emri שם ชื่อ नाम الاسم`
    .split(/\s+/)
    .map(normalizeHeading),
)

/** Returns which part of a name each column has; null for all other columns. */
export function namePartsOf({ header, rows }: Upload): (NamePart | null)[] {
  const headings = header.map(normalizeHeading)
  const parts = headings.map(namePartOf)
  const plain = headings.flatMap((heading, column) => (plainNames.has(heading) ? [column] : []))
  const known = parts.flatMap((part, column) => (part === 'first' || part === 'last' ? [column] : []))
  const [column, part] = [plain[0], known[0]]
  if (column === undefined || part === undefined || plain.length > 1 || known.length > 1) return parts
  if (parts[column] !== null || repeats(rows, column, part)) return parts
  const other = parts[part] === 'first' ? 'last' : 'first'
  return parts.map((one, index) => (index === column ? other : one))
}

/** Returns whether first and last names have columns of their own. */
export function hasBothParts(parts: readonly (NamePart | null)[]): boolean {
  return parts.includes('first') && parts.includes('last')
}

const sampledRows = 200

/** Returns whether the names in `column` mostly contain those in `part`: they are whole names then. */
function repeats(rows: string[][], column: number, part: number): boolean {
  const pairs = rows
    .slice(0, sampledRows)
    .map((row) => [wordsOf(row[column]), wordsOf(row[part])] as const)
    .filter(([name, own]) => name.length > 0 && own.length > 0)
  const repeating = pairs.filter(([name, own]) => own.every((word) => name.includes(word)))
  return repeating.length * 2 > pairs.length
}

function wordsOf(cell = ''): string[] {
  return normalizeText(cell).match(/[\p{L}\p{N}]+/gu) ?? []
}
