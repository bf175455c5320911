// a view
