import type { Role } from '@/lib/accounts/contract'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { notForRoleWords } from './words'

/** Replaces a screen that the user's role may not open. */
export function NotForRole({ title, needed }: { title: string; needed: Role }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={notForRoleWords.title}>{notForRoleWords.texts[needed]}</EmptyState>
    </>
  )
}
