import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { missingWords } from '@/components/shell/words'

export const generateMetadata = (): Metadata => ({ title: missingWords.pageTitle })

/** An address that no page has. It is a page of the desk, so that only those carry the frame's code. */
export default function UnknownAddress() {
  notFound()
}
