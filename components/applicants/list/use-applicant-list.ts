'use client'

import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { whenIdle } from '../../ui/when-idle'
import { ApplicantList, type ListState } from './applicant-list'
import { useKeptList } from './kept-list'
import type { FirstPage } from './read-applicants'

/**
 * The list, starting with the page that came with the screen. It is kept between visits and never reloaded: on a
 * later visit the new page 0 only shows how many applicants arrived at the head. `mark` identifies the field mapping.
 */
export function useApplicantList(
  first: FirstPage | Promise<FirstPage>,
  { mapping, mark }: { mapping: ApplicantMapping; mark: string },
): { list: ApplicantList; state: ListState } {
  const { find, hold } = useKeptList()
  const [kept] = useState(() => find(mark))
  const arrived = kept === undefined && 'then' in first ? use(first) : first
  const [list] = useState(() => kept ?? new ApplicantList('then' in arrived ? { stopped: true } : arrived, mapping))
  const state = useSyncExternalStore(list.subscribe, list.read, list.read)
  useEffect(() => hold(list, mark), [hold, list, mark])
  useEffect(() => whenIdle(list.prepare), [list])
  useEffect(() => {
    list.want(1)
    if (!kept) return
    let isHere = true
    Promise.resolve(first)
      .then((page) => (isHere && 'page' in page ? kept.noteHead(page.page.items) : undefined))
      // If this fails, the kept list stays usable without its newcomers.
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [list, kept, first])
  return { list, state }
}
