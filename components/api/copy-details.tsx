import { detailsForOperator } from '@/lib/partner/failure/details-for-operator'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { CopyButton } from '../ui/copying/copy-button'
import { useIsAdmin } from './role-context'
import { failureWords } from './words'

/** Copies a failure's details for the person to contact: admins ask the partner's operator, others ask their admin. */
export function CopyDetails({ failure }: { failure: PartnerFailure }) {
  const isAdmin = useIsAdmin()
  return (
    <CopyButton text={detailsForOperator(failure)}>
      {isAdmin ? failureWords.copyForOperator : failureWords.copyForAdmin}
    </CopyButton>
  )
}
