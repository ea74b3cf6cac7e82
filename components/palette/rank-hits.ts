import type { ApplicantMapping, SearchRow } from '@/lib/applicants/contract'
import { normalizeText } from '@/lib/records/normalize-text'
import { readPerson } from '../applicants/applicant-person'

/** Whether one of the words is a number: many records contain it inside another number, few as a number of its own. */
export function hasNumber(words: string): boolean {
  return wordsOf(words).some((word) => /^\p{N}+$/u.test(word))
}

/** Ranks by how many typed words occur as whole words in name, address, phone or id; ties keep their order. */
export function rankHits(rows: readonly SearchRow[], typed: string, mapping: ApplicantMapping): SearchRow[] {
  const words = wordsOf(typed)
  const rank = ({ key, record }: SearchRow) => {
    const { name, email, phone } = readPerson(record, mapping)
    const own = new Set(wordsOf([name, email, phone, key].join(' ')))
    return words.filter((word) => own.has(word)).length
  }
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ row }) => row)
}

function wordsOf(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}
