'use client'

import { usePathname } from 'next/navigation'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { useIsSlow } from '../ui/use-is-slow'
import { uiWords } from '../ui/words'
import type { PaletteCommands, PaletteSection } from './palette-entry'
import { rankEntries, wordsAtStart } from './rank-entries'
import { recentEntries, recentExcept } from './recent-entries'
import { useApplicantHits } from './use-applicant-hits'
import { useJobEntries, useRunEntries } from './use-listed-entries'
import { paletteWords } from './words'

type PaletteResults = {
  sections: readonly PaletteSection[]
  /** Applicants that match the previous text are still listed. */
  isSearching: boolean
  /** Other results are still loading. */
  isLoading: boolean
  /** Which results are incomplete, and why. */
  notes: readonly string[]
}

type Sources = { commands: PaletteCommands; mapping: ApplicantMapping; canSeeRuns: boolean }

/**
 * The matches for the typed text, in sections with a fixed order: results that are available at once come first, so
 * that nothing moves when applicants arrive. Without text: the recent entries and what the desk can do.
 */
export function usePaletteSections(typed: string, { commands, mapping, canSeeRuns }: Sources): PaletteResults {
  const pathname = usePathname()
  const jobs = useJobEntries(typed)
  const runs = useRunEntries(typed, canSeeRuns)
  const applicants = useApplicantHits(typed, mapping)
  const isSlow = useIsSlow(jobs.isLoading)
  const { actions, screens, mainActions } = commands
  const sections =
    typed.trim() === ''
      ? [
          { title: paletteWords.recent, entries: recentExcept(recentEntries(), pathname) },
          { title: paletteWords.actions, entries: mainActions },
          { title: paletteWords.goTo, entries: screens },
        ]
      : [
          { title: paletteWords.actions, entries: rankEntries(actions, typed), words: wordsAtStart(typed) },
          { title: paletteWords.goTo, entries: rankEntries(screens, typed), words: wordsAtStart(typed) },
          jobs.section,
          runs.section,
          applicants.section,
        ]
  const notes = [
    jobs.isLoading && (isSlow ? uiWords.slowPartner : paletteWords.loadingJobs),
    jobs.hasFailed && paletteWords.noJobs,
    runs.hasFailed && paletteWords.noRuns,
    applicants.hasFailed && paletteWords.noApplicants,
    applicants.note,
  ]
  return {
    sections: sections.filter(({ entries }) => entries.length > 0),
    isSearching: applicants.isSearching,
    isLoading: jobs.isLoading || runs.isLoading,
    notes: notes.filter((note) => typeof note === 'string'),
  }
}
