export default function Screen() { return <h1>me</h1> }
