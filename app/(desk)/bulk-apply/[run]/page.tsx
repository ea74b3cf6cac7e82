import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { addressOf } from '@/app/search-params'
import { RunScreen } from '@/components/bulk-apply/run/run-screen'
import { bulkApplyWords } from '@/components/bulk-apply/words'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { requirePage } from '@/lib/accounts/require-role'
import { keepsLeftOutRows } from '@/lib/bulk-apply/keeps-left-out-rows'
import { readRun } from '@/lib/bulk-apply/read-run'
import { listRefusalCauses } from '@/lib/bulk-apply/refusal-causes'
import { decideRowsAction, decideRunAction } from '../actions'

export const generateMetadata = (): Metadata => ({ title: bulkApplyWords.title })

export default async function RunPage({ params, searchParams }: PageProps<'/bulk-apply/[run]'>) {
  const { run: id } = await params
  const access = await requirePage('recruiter', addressOf(`/bulk-apply/${id}`, await searchParams))
  if ('refused' in access) return <NotForRole title={bulkApplyWords.title} needed={access.refused} />
  const run = z.uuid().safeParse(id).success ? await readRun(id) : null
  if (!run) notFound()
  return (
    <RunScreen
      key={run.id}
      first={run}
      causes={run.counts.refused > 0 ? await listRefusalCauses({ runId: run.id }) : []}
      keepsLeftOut={await keepsLeftOutRows(run.id)}
      isMine={run.who.id === access.session.person.id}
      decideRun={decideRunAction}
      decideRows={decideRowsAction}
    />
  )
}
