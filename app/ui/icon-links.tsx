import type { SiteInfo } from '#domain/settings/site-info.ts'

/** The links to the icons for tabs and home screens. */
export function IconLinks({ icons }: Pick<SiteInfo, 'icons'>) {
  return (
    <>
      <link rel="icon" href={icons.tab} />
      <link rel="apple-touch-icon" href={icons.phone} />
    </>
  )
}
