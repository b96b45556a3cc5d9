export default function Screen() { return <h1>math</h1> }
