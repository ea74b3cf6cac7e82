'use client'

import { type ReactNode, useMemo } from 'react'
import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'
import type { Pointer } from '@/lib/records/pointer'
import { fromJsonText, type JsonText } from '@/lib/text/json-text'
import type { RemoveViewAction, SavedView, SaveViewAction } from '@/lib/views/contract'
import { isFiltering, noFilters } from '@/lib/views/plain-view'
import { type ListLocation, useListView } from '../../records/view/use-list-view'
import { PageHeader } from '../../ui/page-header'
import { useLasting } from '../../ui/use-lasting'
import { ExportHost } from '../export/export-host'
import { useExport } from '../export/use-export'
import { ViewsMenu } from '../views/views-menu'
import { filterWords, listWords } from '../words'
import { EveryoneList } from './everyone-list'
import { FoundLine } from './found-line'
import { LazyLeaveHidden } from './lazy-everyone'
import { useFoundApplicants } from './use-found-applicants'

/** Until the answer arrives the previous search stays on screen; most searches take less than this. */
const slowSearchMs = 300

type EveryoneScreenProps = {
  /** The first page of what the URL searches for. */
  first: JsonText<SearchAnswer>
  /** The default columns; null while no applicants are found. */
  usual: Pointer[] | null
  mapping: ApplicantMapping
  initial: ListLocation
  canWrite: boolean
  views: SavedView[]
  saveView: SaveViewAction
  removeView: RemoveViewAction
  /** A line under the heading. */
  hint: ReactNode
}

/** The whole screen for a desk with an index of all applicants. */
export function EveryoneScreen(props: EveryoneScreenProps) {
  const { usual, mapping, initial, canWrite, hint, views, saveView, removeView } = props
  const first = useMemo(() => fromJsonText(props.first), [props.first])
  const location = useListView(initial)
  const exporting = useExport()
  const { list, state } = useFoundApplicants(first, location.view, mapping)
  const isSearching = useLasting(state.isSearching, slowSearchMs)
  return (
    <>
      <PageHeader
        title={listWords.title}
        status={
          <div className="flex flex-wrap gap-x-3">
            <FoundLine state={state} isSearching={isSearching} />
            {/* Here, as it would move the filters below to another line. */}
            {isFiltering(location.view) && (
              <button
                type="button"
                className="link -my-1 py-1 touch:-my-3 touch:py-3"
                onClick={() => location.change(noFilters)}
              >
                {filterWords.everyone}
              </button>
            )}
          </div>
        }
      />
      <ExportHost exporting={exporting} />
      {hint}
      <LazyLeaveHidden hasFailed={state.error !== null} />
      <EveryoneList
        first={first}
        usual={usual}
        list={list}
        state={state}
        isSearching={isSearching}
        mapping={mapping}
        canWrite={canWrite}
        exporting={exporting}
        location={location}
        views={
          <ViewsMenu current={location.view} onApply={location.change} hasCounts {...{ views, saveView, removeView }} />
        }
      />
    </>
  )
}
