import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { missingWords } from '@/components/shell/notes/words'
import { requirePage } from '@/lib/accounts/require-role'

export const generateMetadata = (): Metadata => ({ title: missingWords.pageTitle })

/** An address that no page has. It is a page of the desk, so that the frame's code is sent with those only. */
export default async function UnknownAddress() {
  await requirePage('viewer', '/')
  notFound()
}
