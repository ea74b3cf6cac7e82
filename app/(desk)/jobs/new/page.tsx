import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { addressOf } from '@/app/search-params'
import { UnconfirmedNotice } from '@/components/connection/unconfirmed-notice'
import { NewJobForm } from '@/components/jobs/new-job/new-job-form'
import { newJobWords } from '@/components/jobs/new-job/words'
import { jobsWords } from '@/components/jobs/words'
import { OfferTeams } from '@/components/schema-form/team-choices'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { canManage } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { readLearnedForm } from '@/lib/connection/forms/read-learned-form'
import { unconfirmedReason } from '@/lib/connection/mapping/mapping-state'
import { profile } from '@/lib/connection/profile'
import { readTeamChoices } from '@/lib/connection/teams/read-team-choices'
import { fingerprintOf } from '@/lib/dispatch/fingerprint'
import { type DraftForm, draftBeside, type ListedDraft } from '@/lib/drafts/contract'
import { listDrafts, readDraft } from '@/lib/drafts/drafts'
import { draftFormSchema } from '@/lib/drafts/input'
import { formNodes } from '@/lib/forms/form-node'
import { lastCheckMs } from '@/lib/jobs/next-check'
import { readOwnJobDispatch, readSentJob } from '@/lib/jobs/read-sent-job'
import { textAt } from '@/lib/records/read-field'
import { config } from '@/lib/runtime/config'
import { FormNote } from '../../form-note'
import { createJobAction } from '../actions'

export const generateMetadata = (): Metadata => ({ title: jobsWords.newJob })

type Asked = { [name: string]: string | string[] | undefined }

/**
 * `?start=fresh` begins another job beside an unfinished one; `?draft=` continues one of those. `?dispatch=` shows a
 * sent job's outcome. `?copy=` prefills the form from a listed job, `?copy-of=` from a sent one.
 */
export default async function NewJobPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const words = await searchParams
  const access = await requirePage('recruiter', addressOf('/jobs/new', words))
  if ('refused' in access) return <NotForRole title={jobsWords.newJob} needed={access.refused} />
  const { person } = access.session
  const word = (name: string) => (typeof words[name] === 'string' ? words[name] : null)
  const unconfirmed = unconfirmedReason(canManage(person.role))
  if (unconfirmed !== null && word('dispatch') === null)
    return (
      <>
        <PageHeader title={jobsWords.newJob} />
        <UnconfirmedNotice reason={unconfirmed} isAdmin={canManage(person.role)} />
      </>
    )
  const schema = profile().jobs.create
  const nodes = formNodes(schema)
  const drafts = await listDrafts(person, 'new-job')
  const form = draftToOpen(word('draft'), { isFresh: word('start') === 'fresh', hasMain: hasMain(drafts) })
  const draft = await readDraft(person, form)
  const dispatchId = word('dispatch') ?? draft?.dispatchId ?? null
  const copyOf = word('copy-of')
  const copied = word('copy')
  const sent = copyOf === null ? null : await readSentJob(copyOf, person)
  return (
    <>
      <PageHeader
        title={jobsWords.newJob}
        actions={<FormNote endpoint="create-job" isAdmin={canManage(person.role)} />}
      >
        {newJobWords.lead({ seconds: config().undoMs / 1_000 })}
      </PageHeader>
      <OfferTeams choices={await readTeamChoices(schema)}>
        <NewJobForm
          key={form}
          form={form}
          unfinished={drafts.flatMap(({ form: other, values, savedAt }) =>
            other === form ? [] : [{ form: other, title: textAt(values, profile().jobs.title), savedAt }],
          )}
          nodes={nodes}
          schema={schema}
          formFingerprint={fingerprintOf(nodes)}
          learned={await readLearnedForm('create-job', person)}
          title={profile().jobs.title}
          create={createJobAction}
          firstDraft={draft}
          asked={dispatchId === null ? null : await readOwnJobDispatch(dispatchId, person)}
          copy={
            copyOf !== null && sent
              ? { kind: 'sent', id: copyOf, ...sent }
              : copied === null
                ? null
                : { kind: 'listed', id: copied }
          }
          lastCheckMs={lastCheckMs(config().partner.ceilingMs)}
        />
      </OfferTeams>
    </>
  )
}

/** Returns the draft for the form, by the id in the URL. A fresh draft becomes the main one if there is none. */
function draftToOpen(id: string | null, { isFresh, hasMain }: { isFresh: boolean; hasMain: boolean }): DraftForm {
  const asked = id === null ? null : draftFormSchema.safeParse(draftBeside('new-job', id)).data
  return asked ?? (isFresh && hasMain ? draftBeside('new-job', randomUUID()) : 'new-job')
}

function hasMain(drafts: ListedDraft[]): boolean {
  return drafts.some(({ form }) => form === 'new-job')
}
