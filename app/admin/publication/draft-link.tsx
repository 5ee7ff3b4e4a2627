import { useId } from 'react'
import { copyText } from '#app/ui/copy-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { useChange } from '../use-change.ts'

/** The secret address at which others can read a draft; the owner creates and revokes it. */
export function DraftLink({ action, address }: { action: string; address: string | undefined }) {
  const id = useId()
  const isLive = useIsLive()
  const { fetcher, isChanging } = useChange()
  return (
    <fetcher.Form className="card draft-link" method="post" action={`${action}&link=1`} preventScrollReset>
      <label htmlFor={address ? id : undefined}>Draft link</label>
      <span className="help">Anyone with the link can read this before it’s published. Search engines can’t.</span>
      {address ? <input className="input" id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} /> : null}
      <div className="draft-link__buttons">
        {address && isLive ? (
          <button className="button button--quiet" type="button" onClick={() => copy(address)}>
            <Icon name="copy" />
            Copy
          </button>
        ) : null}
        <button className="button button--quiet" type="submit" name="link" value={address ? 'revoke' : 'create'} aria-disabled={isChanging}>
          {address ? 'Revoke link' : 'Create link'}
        </button>
      </div>
    </fetcher.Form>
  )
}

async function copy(address: string) {
  if (await copyText(address)) showToast('success', 'Link copied')
  else showToast('error', 'Couldn’t copy the link.')
}
