import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { themeCookie, themeOf } from '@/components/shell/theme'
import westernFont from '@/components/ui/fonts/inter-western.woff2'
import { locale } from '@/components/ui/formats'
import icon from '@/components/ui/icon.svg'
import { language } from '@/lib/text/language'
import { textsUrl } from '@/lib/text/texts-url'

export const metadata: Metadata = {
  title: { default: 'Partner Desk', template: '%s · Partner Desk' },
  description: 'The desk of a hiring partner’s recruiters.',
  robots: { index: false, follow: false },
  // A build file, which browsers keep: they ask for an icon of the `app` folder again whenever the URL changes.
  icons: { icon: { url: icon.src, type: 'image/svg+xml', sizes: 'any' } },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Loaded along with the style sheet, not after it, so that text is laid out only once.
  preload(westernFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  // Loaded before hydration: see instrumentation-client.ts.
  const texts = textsUrl(language())
  if (texts) preload(texts, { as: 'script', nonce: (await headers()).get('x-nonce') ?? '' })
  const theme = themeOf((await cookies()).get(themeCookie)?.value)
  return (
    <html lang={language()} data-locale={locale()} data-theme={theme === 'system' ? undefined : theme}>
      <body className="flex h-dvh flex-col antialiased">{children}</body>
    </html>
  )
}
