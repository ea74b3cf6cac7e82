'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import type { IndexState } from '@/lib/applicant-index/contract'
import { type ApplicantMapping, applicantsKey, plainSearch, type SearchAnswer } from '@/lib/applicants/contract'
import { findApplicants } from '../api/find-applicants'
import { indexStatusQuery } from '../api/index-status-query'
import { useRead } from '../api/queries'
import { wordsOfSearch } from '../applicants/table/search-words'
import { useDebounced } from '../ui/use-debounced'
import { applicantEntry, destinationOfSearch } from './applicant-entry'
import type { PaletteSection, ShowAllEntry } from './palette-entry'
import { hasNumber, rankHits } from './rank-hits'
import { paletteWords } from './words'
import { wordsInNames } from './words-in-names'

const afterTypingMs = 80
const maxShown = 8
/** With a number among the words, this many hits are ranked, so that those with exactly that number are found. */
const maxRanked = 50

/** The id of the entry that opens the list of all found applicants. */
export const allApplicantsId = 'applicants all'

type ApplicantHits = {
  section: PaletteSection
  /** The entries still match the previous text. */
  isSearching: boolean
  hasFailed: boolean
  /** Why applicants are not searched; null if they are. */
  note: string | null
}

/** The applicants that the desk's index finds for the typed text; none until the index is complete. */
export function useApplicantHits(typed: string, mapping: ApplicantMapping): ApplicantHits {
  const words = typed.trim()
  const settled = useDebounced(words, afterTypingMs)
  const status = useRead({
    ...indexStatusQuery,
  })
  const hasIndex = status.data?.state === 'ready'
  const isAsked = hasIndex && words !== '' && settled !== ''
  const found = useRead({
    queryKey: [...applicantsKey, 'palette', settled],
    queryFn: ({ signal }) => askForHits(settled, mapping, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const { data } = found
  const section = useMemo(
    () => sectionOf(isAsked ? data : undefined, settled, mapping),
    [isAsked, data, settled, mapping],
  )
  return {
    section,
    isSearching: words !== '' && (status.isPending || (hasIndex && (settled !== words || found.isFetching))),
    hasFailed: status.isError || (isAsked && found.isError && !found.isFetching),
    note: words === '' || !status.data ? null : noteOf(status.data.state),
  }
}

function noteOf(state: IndexState): string | null {
  if (state === 'ready') return null
  return state === 'building' ? paletteWords.notYet : paletteWords.never
}

function sectionOf(answer: SearchAnswer | undefined, words: string, mapping: ApplicantMapping): PaletteSection {
  const entries = answer?.rows.map((row) => applicantEntry(row, mapping)) ?? []
  return {
    title: answer?.isApproximate ? paletteWords.similarApplicants : paletteWords.applicants,
    entries,
    words: wordsOfSearch(words).words,
    more: answer ? wayToAll(answer, words) : null,
  }
}

function wayToAll({ rows, total, isApproximate }: SearchAnswer, words: string): ShowAllEntry | null {
  if (isApproximate || (total.isExact && total.count <= rows.length)) return null
  const { count } = total
  const label = total.isExact ? paletteWords.showAll({ count }) : paletteWords.showMore({ count })
  const entry = { id: allApplicantsId, label, details: [], icon: UsersRound, does: destinationOfSearch(words) }
  return { ...entry, found: count, isExact: total.isExact }
}

/** Applicants with the words in their name come first; many more may have them elsewhere, such as in a job title. */
async function askForHits(words: string, mapping: ApplicantMapping, signal: AbortSignal): Promise<SearchAnswer> {
  const inNames = wordsInNames(words)
  const limit = hasNumber(words) ? maxRanked : maxShown
  const [named, all] = await Promise.all([
    inNames === null ? null : askForApplicants(inNames, limit, signal),
    askForApplicants(words, limit, signal),
  ])
  if (all.isApproximate) return { ...all, rows: all.rows.slice(0, maxShown) }
  const keys = new Set(named?.rows.map(({ key }) => key))
  const rows = [...(named?.rows ?? []), ...all.rows.filter(({ key }) => !keys.has(key))]
  return { ...all, rows: rankHits(rows, words, mapping).slice(0, maxShown) }
}

function askForApplicants(words: string, limit: number, signal: AbortSignal): Promise<SearchAnswer> {
  return findApplicants({ ...plainSearch, words, limit }, signal)
}
