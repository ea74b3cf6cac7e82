import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { themeCookie, themeOf } from '@/components/shell/theme'
import { language } from '@/lib/text/language'

export const metadata: Metadata = {
  title: { default: 'Partner Desk', template: '%s · Partner Desk' },
  description: 'The desk of a hiring partner’s recruiters.',
  robots: { index: false, follow: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(themeCookie)?.value)
  return (
    <html lang={language()} data-theme={theme === 'system' ? undefined : theme}>
      <body className="flex h-dvh flex-col antialiased">{children}</body>
    </html>
  )
}
