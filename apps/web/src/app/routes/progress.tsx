export default function Screen() { return <h1>progress</h1> }
