import type { Role } from '@/lib/accounts/contract'
import { EmptyState } from '../ui/empty-state'
import { PageHeader } from '../ui/page-header'

/** In place of a screen that the person's role does not reach. */
export function NotForRole({ title, needed }: { title: string; needed: Role }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title="Your role does not allow this">
        This screen needs the role “{needed}”. Ask an admin of this desk.
      </EmptyState>
    </>
  )
}
