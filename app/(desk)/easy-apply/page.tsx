import type { Metadata } from 'next'
import { addressOf } from '@/app/search-params'
import { UnconfirmedNotice } from '@/components/connection/unconfirmed-notice'
import { EasyApplyForm } from '@/components/easy-apply/easy-apply-form'
import { easyApplyWords } from '@/components/easy-apply/words'
import { OfferTeams } from '@/components/schema-form/team-choices'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { canManage } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { unconfirmedReason } from '@/lib/connection/mapping/mapping-state'
import { readApplicationForm } from '@/lib/easy-apply/read-form'
import { readOwnApplication } from '@/lib/easy-apply/read-own-application'
import { readRefusedApplication } from '@/lib/easy-apply/read-refused-application'
import { FormNote } from '../form-note'

export const generateMetadata = (): Metadata => ({ title: easyApplyWords.title })

/**
 * `?dispatch=` opens one of the user's own applications with its outcome; a refused one opens in the form to be
 * corrected. `?job=` preselects that job.
 */
export default async function EasyApplyPage({ searchParams }: PageProps<'/easy-apply'>) {
  const query = await searchParams
  const { dispatch, job: askedJob } = query
  const openedId = typeof dispatch === 'string' ? dispatch : null
  const access = await requirePage('recruiter', addressOf('/easy-apply', query))
  if ('refused' in access) return <NotForRole title={easyApplyWords.title} needed={access.refused} />
  const isAdmin = canManage(access.session.person.role)
  const unconfirmed = unconfirmedReason(isAdmin)
  if (unconfirmed !== null && openedId === null)
    return (
      <>
        <PageHeader title={easyApplyWords.title} />
        <UnconfirmedNotice reason={unconfirmed} isAdmin={isAdmin} />
      </>
    )
  const { person } = access.session
  const opened = openedId === null ? null : { id: openedId, application: await readOwnApplication(openedId, person) }
  const refused = openedId === null || unconfirmed !== null ? null : await readRefusedApplication(openedId, person)
  const form = await readApplicationForm(person)
  return (
    <>
      <PageHeader title={easyApplyWords.title} actions={<FormNote endpoint="submit-application" isAdmin={isAdmin} />}>
        {easyApplyWords.lead}
      </PageHeader>
      <OfferTeams choices={form.teams}>
        <EasyApplyForm
          // Remount when another application is opened from the outbox while one is in the form.
          key={refused?.application.id}
          {...form}
          startJobId={typeof askedJob === 'string' ? askedJob : (refused?.jobId ?? null)}
          opened={opened}
          refused={refused}
        />
      </OfferTeams>
    </>
  )
}
