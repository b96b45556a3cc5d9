export default function Screen() { return <h1>dashboard</h1> }
