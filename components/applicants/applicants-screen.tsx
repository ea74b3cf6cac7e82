'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, Suspense, useState } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { type JsonText, toJsonText } from '@/lib/text/json-text'
import type { RemoveViewAction, SavedView, SaveViewAction } from '@/lib/views/contract'
import { type ListLocation, useListView } from '../records/view/use-list-view'
import { PageHeader } from '../ui/page-header'
import { PanelSpace } from '../ui/panel-slot'
import { ApplicantsList } from './applicants-list'
import { ExportHost } from './export/export-host'
import { useExport } from './export/use-export'
import type { FirstPage } from './list/read-applicants'
import { ViewsMenu } from './views/views-menu'
import { listWords } from './words'

/** Also rendered on the server, but loaded only where it is shown. */
const LoadingApplicants = dynamic(() => import('./list/loading-applicants').then((module) => module.LoadingApplicants))

type ApplicantsScreenProps = {
  /** Page 0 as the server read it; a promise when the partner is slow. */
  first: JsonText<FirstPage> | Promise<JsonText<FirstPage>>
  /** Identifies where the list comes from. */
  source: string
  mapping: ApplicantMapping
  /** The mapping completed with the desk's guesses, for details and forms. */
  details: ApplicantMapping
  initial: ListLocation
  canWrite: boolean
  views: SavedView[]
  saveView: SaveViewAction
  removeView: RemoveViewAction
  /** A line under the heading. */
  hint: ReactNode
}

/** The whole screen. Its view is kept in the URL; exports have the same columns as the list. */
export function ApplicantsScreen(props: ApplicantsScreenProps) {
  const { source, mapping, details, initial, canWrite, views, saveView, removeView, hint } = props
  const location = useListView(initial)
  const exporting = useExport()
  const [first, setFirst] = useState(props.first)
  const list = (
    <ApplicantsList
      first={first}
      source={source}
      mapping={mapping}
      details={details}
      canWrite={canWrite}
      exporting={exporting}
      location={location}
      views={
        <ViewsMenu
          views={views}
          current={location.view}
          onApply={location.change}
          saveView={saveView}
          removeView={removeView}
        />
      }
    />
  )
  return (
    <>
      <PageHeader title={listWords.title}>{listWords.about}</PageHeader>
      <ExportHost exporting={exporting} />
      {hint}
      {typeof first === 'string' ? (
        list
      ) : (
        <Suspense
          fallback={
            <>
              <LoadingApplicants onStop={() => setFirst(toJsonText<FirstPage>({ stopped: true }))} />
              {location.open !== null && <PanelSpace />}
            </>
          }
        >
          {list}
        </Suspense>
      )}
    </>
  )
}
