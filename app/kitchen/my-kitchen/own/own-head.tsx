export function OwnHead() {
  return (
    <div className="page-head">
      <h1>Your own recipe</h1>
      <p>Saved on this device, for you only. Nothing is published.</p>
    </div>
  )
}
