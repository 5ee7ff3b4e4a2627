import '#app/styles/cook-voice.css'
import type { OrdersState } from './use-orders.ts'

/** What listening is about to do, hears or lacks, below the top bar. The live regions are always there, so that screen readers notice what changes in them. */
export function VoiceBar({ orders, canRead }: { orders: OrdersState; canRead: boolean }) {
  const { state, isOnDevice, heard, fault, toggle, agree, withdraw } = orders
  return (
    <div className="cook-voice" data-state={fault ? 'fault' : state}>
      <p role="status">
        {state === 'preparing' ? 'Getting ready to listen.' : ''}
        {state === 'asking' ? 'Your browser sends what it hears to its maker. Listen all the same?' : ''}
        {state === 'on'
          ? `Listening: say next, back, ${canRead ? 'read, ' : ''}ingredients, start timer, stop timer, stop listening or close.`
          : ''}
      </p>
      <p className="cook-voice__heard" role="status">
        {heard ? `Heard: ${heard}.` : ''}
      </p>
      <p role="alert">{fault}</p>
      {state === 'asking' ? (
        <>
          <button className="button button--small cook-button" type="button" onClick={agree}>
            Listen all the same
          </button>
          <button className="button button--small cook-button" type="button" onClick={toggle}>
            Don’t listen
          </button>
        </>
      ) : null}
      {state === 'on' && !isOnDevice ? (
        <button className="button button--small cook-button" type="button" onClick={withdraw}>
          Stop, and ask me next time
        </button>
      ) : null}
    </div>
  )
}
