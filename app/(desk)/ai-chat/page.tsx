import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AiChatList } from '@/components/ai-chat/ai-chat-list'
import { TeamsSkeleton } from '@/components/ai-chat/teams-skeleton'
import { chatWords } from '@/components/ai-chat/words'
import { UnconfirmedNotice } from '@/components/connection/unconfirmed-notice'
import { OfferTeams } from '@/components/schema-form/team-choices'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { canManage, canWrite, type Person } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { listTeamChats } from '@/lib/ai-chat/list-team-chats'
import { readLearnedForm } from '@/lib/connection/forms/read-learned-form'
import { unconfirmedReason } from '@/lib/connection/mapping/mapping-state'
import { profile } from '@/lib/connection/profile'
import { readTeamChoices } from '@/lib/connection/teams/read-team-choices'
import { fingerprintOf } from '@/lib/dispatch/fingerprint'
import { readFollowed } from '@/lib/dispatch/follow'
import { formNodes } from '@/lib/forms/form-node'
import { nothingLearned } from '@/lib/forms/learned-form'
import { pathOf } from '@/lib/records/field-path'
import { FormNote } from '../form-note'
import { addTeamAction, removeTeamAction, setAiChatsAction } from './actions'

export const generateMetadata = (): Metadata => ({ title: chatWords.title })

export default async function AiChatPage() {
  const access = await requirePage('viewer', '/ai-chat')
  if ('refused' in access) return <NotForRole title={chatWords.title} needed={access.refused} />
  const { person } = access.session
  const { role } = person
  const unconfirmed = unconfirmedReason(canManage(role))
  return (
    <>
      <PageHeader
        title={chatWords.title}
        status={<p className="max-w-prose text-quiet max-md:-mr-24 max-md:pt-2 max-md:pb-1">{chatWords.lead}</p>}
        actions={canWrite(role) && <FormNote endpoint="set-ai-chat" isAdmin={canManage(role)} />}
      />
      {unconfirmed !== null && canWrite(role) && <UnconfirmedNotice reason={unconfirmed} isAdmin={canManage(role)} />}
      <Suspense fallback={<TeamsSkeleton />}>
        <Teams person={person} canSet={canWrite(role) && unconfirmed === null} />
      </Suspense>
    </>
  )
}

async function Teams({ person, canSet }: { person: Person; canSet: boolean }) {
  const { body: schema, enabled } = profile().aiChat
  const nodes = formNodes(schema, [pathOf(enabled)])
  const followed = canWrite(person.role) ? await readFollowed(person) : null
  const learned = canSet ? await readLearnedForm('set-ai-chat', person) : nothingLearned
  return (
    <OfferTeams choices={await readTeamChoices(schema)}>
      <AiChatList
        first={await listTeamChats()}
        firstSettings={followed?.items.filter(({ kind }) => kind === 'set-ai-chat') ?? []}
        loadedAt={Date.now()}
        canSet={canSet}
        chatForm={{ nodes, schema, formFingerprint: fingerprintOf(nodes), learned, enabled }}
        setChats={setAiChatsAction}
        addTeam={addTeamAction}
        removeTeam={removeTeamAction}
      />
    </OfferTeams>
  )
}
