// The document around every screen: fonts and theme before the first paint, and the screen for errors.
import bodyFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import { productName } from '@toron/domain/product.ts'
import { type ReactNode, useEffect } from 'react'
import { Links, type LinksFunction, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { invitationScript } from '../platform/invitation.ts'
import { followTheme, themeScript } from '../platform/preferences.ts'
import styles from '../ui/styles.css?url'
import { ErrorScreen } from './error-screen.tsx'
import { FirstPaint } from './first-paint.tsx'

export const links: LinksFunction = () => [
  { rel: 'preload', href: bodyFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets data-theme before React runs.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="application-name" content={productName} />
        <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141724" media="(prefers-color-scheme: dark)" />
        <script>{themeScript}</script>
        <script>{invitationScript}</script>
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(followTheme, [])
  return <Outlet />
}

export const HydrateFallback = FirstPaint

export const ErrorBoundary = ErrorScreen
