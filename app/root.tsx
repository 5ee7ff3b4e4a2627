import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import type { Route } from './+types/root.ts'
import pageGuard from './client/page-guard.js?inline-script'
import startScript from './client/start-script.js?inline-script'
import themeScript from './client/theme-script.js?inline-script'
import { PageError } from './site/page-error.tsx'
import bricolage from './styles/fonts/bricolage.woff2?url'
import figtree from './styles/fonts/figtree.woff2?url'
import stylesheet from './styles/site.css?url'
import { NavigationSpinner, Spinner } from './ui/navigation-spinner.tsx'
import { ScrollMemory } from './ui/scroll-memory.tsx'

/** What every page loads or points at from its head. */
export function links(): Route.LinkDescriptors {
  return [
    preloadFont(bricolage),
    preloadFont(figtree),
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/icon-32.png', type: 'image/png', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png', sizes: '180x180' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'alternate', type: 'application/rss+xml', title: 'Recipe Blogs', href: '/rss.xml' },
    { rel: 'alternate', type: 'application/rss+xml', title: 'Recipes', href: '/recipes/rss.xml' },
  ]
}

/** Title of the last-resort error page; every other page has its own. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: 'Unexpected Application Error!' }, { name: 'robots', content: 'noindex' }] : []
}

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffcf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17100c" media="(prefers-color-scheme: dark)" />
        <InlineScript code={themeScript} />
        <InlineScript code={pageGuard} />
        {/* Named before any script or picture, so that it is asked for first. */}
        <link rel="stylesheet" href={stylesheet} precedence="site" />
        <Meta />
        <Links />
      </head>
      <body>
        <StartSpinner />
        {children}
        <Scripts />
        <InlineScript code={startScript} />
      </body>
    </html>
  )
}

/** The page itself, and what outlives a change of page. */
export default function App() {
  return (
    <>
      <Outlet />
      <NavigationSpinner />
      <ScrollMemory />
    </>
  )
}

/** What is shown where not even the frame of the site can be: it needs no data. */
export function ErrorBoundary() {
  return (
    <>
      <div className="rail" aria-hidden="true" />
      <main id="main">
        <PageError />
      </main>
    </>
  )
}

/** Shown over the page for its first moment; the style sheet alone takes it away again. */
function StartSpinner() {
  return (
    <div className="start-spinner" aria-hidden="true">
      <Spinner label="Loading…" />
    </div>
  )
}

function preloadFont(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
}

/** A script that stands in the page itself, before anything is painted. Its text comes from the server; the security policy names its hash. */
function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is ours, and the browser's own copy is empty
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
