import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import { languageOf } from '#domain/text/date-words.ts'
import type { Route } from './+types/root.ts'
import earlyInput from './client/early-input.js?inline-script'
import pageGuard from './client/page-guard.js?inline-script'
import startScript from './client/start-script.js?inline-script'
import themeScript from './client/theme-script.js?inline-script'
import { PageError } from './public/page-error.tsx'
import type { loader as loadLayout } from './public/site-layout.tsx'
import bricolage from './styles/fonts/bricolage.woff2?url'
import figtree from './styles/fonts/figtree.woff2?url'
import stylesheet from './styles/site.css?url'
import { ScrollMemory } from './ui/scroll-memory.tsx'
import { Spinner } from './ui/spinner.tsx'

/** Links in the head of every page. */
export function links(): Route.LinkDescriptors {
  return [
    preloadFont(bricolage),
    preloadFont(figtree),
    { rel: 'manifest', href: '/manifest.webmanifest' },
    ...listFeeds('Recipe Blogs', ''),
    ...listFeeds('Recipes', '/recipes'),
  ]
}

function listFeeds(title: string, folder: string) {
  return [
    { rel: 'alternate', type: 'application/rss+xml', title, href: `${folder}/rss.xml` },
    { rel: 'alternate', type: 'application/atom+xml', title, href: `${folder}/atom.xml` },
    { rel: 'alternate', type: 'application/feed+json', title, href: `${folder}/feed.json` },
  ]
}

/** Title of the last-resort error page; every other page sets its own. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: 'Unexpected Application Error!' }, { name: 'robots', content: 'noindex' }] : []
}

/** The document around every page, including the error page. Public pages are in the owner's language, the admin is in English. */
export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useRouteLoaderData<typeof loadLayout>('public/site-layout')?.site)
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fffcf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17100c" media="(prefers-color-scheme: dark)" />
        <InlineScript code={themeScript} />
        <InlineScript code={pageGuard} />
        <InlineScript code={earlyInput} />
        {/* Before any script or picture, so that it is requested first. */}
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

/** The page, and what persists across navigations. */
export default function App() {
  const Extras = useExtras()
  return (
    <>
      <Outlet />
      {Extras ? <Extras /> : null}
      <ScrollMemory />
    </>
  )
}

/** Undefined until loaded. If loading fails, the page works without them. */
function useExtras() {
  const [Extras, setExtras] = useState<ComponentType>()
  useEffect(() => {
    import('./page-extras.tsx').then(
      (loaded) => setExtras(() => loaded.default),
      () => {},
    )
  }, [])
  return Extras
}

/** Shown when not even the layout could be rendered. It needs no data. */
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

/** Covers the page at first; hidden again by CSS alone. */
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

/** A script inlined into the document. Its text exists only on the server; the content security policy lists its hash. */
function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; empty in the browser's bundle
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
