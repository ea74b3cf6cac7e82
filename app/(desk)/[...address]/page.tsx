import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { missingWords } from '@/components/shell/notes/words'
import { requirePage } from '@/lib/accounts/require-role'

export const generateMetadata = (): Metadata => ({ title: missingWords.pageTitle })

/** Catches URLs without a page. It is a page of the desk, so that the frame's code is sent only with desk pages. */
export default async function UnknownAddress() {
  await requirePage('viewer', '/')
  notFound()
}
