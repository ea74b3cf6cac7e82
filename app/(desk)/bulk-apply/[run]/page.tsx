import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { RunScreen } from '@/components/bulk-apply/run/run-screen'
import { NotForRole } from '@/components/shell/not-for-role'
import { requirePage } from '@/lib/accounts/require-role'
import { readRun } from '@/lib/bulk-apply/read-run'
import { decideRowsAction, decideRunAction } from '../actions'

export const metadata: Metadata = { title: 'Bulk apply' }

export default async function RunPage({ params, searchParams }: PageProps<'/bulk-apply/[run]'>) {
  const { run: id } = await params
  const { fix } = await searchParams
  const access = await requirePage('recruiter', `/bulk-apply/${id}`)
  if ('refused' in access) return <NotForRole title="Bulk apply" needed={access.refused} />
  const run = z.uuid().safeParse(id).success ? await readRun(id) : null
  if (!run) notFound()
  return (
    <RunScreen
      key={run.id}
      first={run}
      fix={typeof fix === 'string' && fix !== '' ? fix : null}
      isMine={run.who.id === access.session.person.id}
      decideRun={decideRunAction}
      decideRows={decideRowsAction}
    />
  )
}
