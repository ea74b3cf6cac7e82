import type { Role } from '@/lib/accounts/contract'
import { EmptyState } from '../ui/empty-state'
import { PageHeader } from '../ui/page-header'
import { notForRoleWords } from './words'

/** In place of a screen that the person's role does not reach. */
export function NotForRole({ title, needed }: { title: string; needed: Role }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={notForRoleWords.title}>{notForRoleWords.texts[needed]}</EmptyState>
    </>
  )
}
