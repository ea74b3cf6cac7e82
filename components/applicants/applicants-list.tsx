'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, Suspense } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { JsonText } from '@/lib/text/json-text'
import type { ListViewState } from '../records/view/use-list-view'
import { ExportButtons } from './export/export-buttons'
import type { Exporting } from './export/use-export'
import type { FirstPage } from './list/read-applicants'
import { useApplicantList } from './list/use-applicant-list'
import { LoadedApplicants } from './loaded-applicants'

/** Also rendered on the server, but loaded only where it is shown. */
const NoneLoaded = dynamic(() => import('./notices/none-loaded').then((module) => module.NoneLoaded))

type ApplicantsListProps = {
  first: JsonText<FirstPage> | Promise<JsonText<FirstPage>>
  /** Identifies where the list comes from: one from elsewhere is not shown again. */
  source: string
  mapping: ApplicantMapping
  details: ApplicantMapping
  canWrite: boolean
  exporting: Exporting
  location: ListViewState
  /** The menu of saved views. */
  views: ReactNode
}

/** The applicants, or why there are none. */
export function ApplicantsList({ first, source, ...rest }: ApplicantsListProps) {
  const { list, state } = useApplicantList(first, { mapping: rest.mapping, source })
  if (state.count === 0)
    return (
      <>
        {rest.canWrite && (
          <div className="flex justify-end gap-2 px-4 pb-3 md:px-6">
            <ExportButtons
              exporting={rest.exporting}
              columns={rest.location.view.columns}
              part={null}
              hasIndex={false}
            />
          </div>
        )}
        <Suspense>
          <NoneLoaded list={list} state={state} />
        </Suspense>
      </>
    )
  return <LoadedApplicants list={list} state={state} {...rest} />
}
