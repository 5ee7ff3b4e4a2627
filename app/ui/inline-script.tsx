/** A script that stands in the page itself, before anything is painted. Its text comes from the server; the security policy names its hash. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is ours, and the browser's own copy is empty
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
